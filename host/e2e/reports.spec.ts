import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readLiveRelease } from '@donate-impact/releases/activeReleases';
import { findChromium } from '@donate-impact/testing/chromium';
import { rememberAnswers } from '@donate-impact/testing/storage';
import { root } from '@donate-impact/tools/commands';
import { chromium } from '@playwright/test';
import { changed, collectLogged, failureInConsole, refused, test } from './faultyGateway';
import { getServer, thisRelease, whileServed } from './gateway';
import { expect, hasRun, heading, siteNavigation } from './site';

const run = promisify(execFile);

test.beforeEach(({ watch }) => {
  watch.expectInConsole(failureInConsole);
  watch.expectInConsole(/planted/);
  watch.expectInConsole(/^request: POST .*\/failures$/);
});

test('an operator reads in the log which line of which source has thrown', async ({
  page,
  served,
}) => {
  const failures = collectLogged(served);
  await page.addInitScript(() => {
    window.print = () => {
      throw new Error('planted');
    };
  });
  await rememberAnswers(page);
  await page.goto('/results');
  await page.getByRole('button', { name: 'Share' }).click();

  await page.getByRole('button', { name: 'Print all cards' }).click();

  await expect.poll(() => failures).toMatchObject([{ phase: 'script', remote: 'results' }]);
  const operate = ['--import', 'tsx', 'host/operate/operate.ts', 'explain'];
  const { stdout } = await run(process.execPath, [...operate, JSON.stringify(failures)], {
    cwd: root,
  });
  const source = 'remote-results/src/results/ShareMatches.tsx';
  const lines = (await readFile(join(root, source), 'utf8')).split('\n');
  const line = lines.findLastIndex((text) => text.includes('window.print()')) + 1;
  expect(stdout).toContain(`${source}:${line}:10\n`);
  expect(stdout).toContain(`> ${`${line}`.padStart(5)} |   window.print();\n`);
});

const vendor = /^\/host\/static\/js\/vendor\./;

for (const [message, on, answer] of [
  ['it was changed on its way', vendor, changed((code) => `globalThis.ran = true;${code}`)],
  ['it could not be fetched', vendor, refused],
  ['planted', /^\/host\/static\/js\/index\./, undefined],
] as const)
  test(`a shell that does not start is reported, and its pages stay readable: ${message}`, async ({
    page,
    served,
    faults,
  }) => {
    const failures = collectLogged(served);
    if (answer) faults.push({ on, answer });
    else await page.addInitScript(throwWhenConfigIsRead);

    await page.goto('/about');

    await expect(heading(page)).toHaveText('About Us');
    const frames = [expect.stringMatching(on)];
    const of = `host@${readLiveRelease(thisRelease.host)}`;
    await expect
      .poll(() => failures)
      .toMatchObject([{ phase: 'start', message: `host: ${message}`, frames, of }]);
    expect(await hasRun(page)).toBe(false);
    faults.length = 0;
    await siteNavigation(page).getByRole('link', { name: 'Home' }).click();
    await expect(heading(page)).toHaveText(/political dollars count/);
  });

function throwWhenConfigIsRead() {
  const { getElementById } = document;
  document.getElementById = (id) => {
    if (id === 'site-config') throw new Error('planted');
    return getElementById.call(document, id);
  };
}

test('what a browser itself refuses or finds is in the log, with nothing of the visitor', async ({
  served,
  scratch,
}) => {
  const failures = collectLogged(served);
  const [key, cert] = [join(scratch, 'key.pem'), join(scratch, 'cert.pem')];
  const make = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  await run('openssl', [...make, '-keyout', key, '-out', cert]);
  const site = getServer(served);
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) });
  server.on('request', (...exchange) => site.emit('request', ...exchange));
  const { publicKey } = new X509Certificate(await readFile(cert));
  const pin = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  const browser = await chromium.launch({
    executablePath: findChromium({ inShell: false }),
    args: [
      '--no-sandbox',
      '--short-reporting-delay',
      `--ignore-certificate-errors-spki-list=${pin.digest('base64')}`,
    ],
  });

  await whileServed(server, async (origin) => {
    const page = await browser.newPage();
    await page.goto(`${origin.replace('http', 'https')}/about?of=visitor`);
    const script = await page.evaluate(plantScriptAndPicture);
    await expect.poll(() => failures.length, { timeout: 30_000 }).toBeGreaterThan(1);

    const of = `host@${readLiveRelease(thisRelease.host)}`;
    const common = { remote: 'host', release: 'none' };
    expect(failures).toEqual(
      expect.arrayContaining([
        { ...common, phase: 'policy', message: 'img-src enforce', frames: [], of: 'host@none' },
        { ...common, phase: 'integrity', message: 'script', frames: [`${script}:0:0`], of },
      ]),
    );
    expect(JSON.stringify(failures)).not.toMatch(/visitor|elsewhere|Chrome/);
    await browser.close();
  });
});

/** Runs in the page: asks for a picture elsewhere, and for a script of the site without its hash, whose path it returns. */
function plantScriptAndPicture() {
  const picture = document.createElement('img');
  picture.src = 'https://elsewhere.example/visitor.png';
  const script = document.createElement('script');
  const { pathname } = new URL(document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '');
  const rules = { createScriptURL: (url: string) => url };
  const policy = Reflect.get(window, 'trustedTypes').createPolicy('chunks', rules);
  script.src = policy.createScriptURL(pathname);
  document.head.append(picture, script);
  return pathname;
}
