import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npm } from '@donate-impact/tools/npm';
import type { APIRequestContext, Page } from '@playwright/test';
import { copySources } from './copySources';
import { root, test } from './gateway';
import { copiesIn, copyLive, release } from './laterRelease';
import { expect, heading, recordScripts, taken } from './site';

test.skip(Boolean(process.env.BASE_URL), 'releases its own parts');

const run = promisify(execFile);

test('a visitor who returns after a release of the wizard loads a tenth of what has changed, or less', async ({
  page,
  request,
  served,
  scratch,
}) => {
  test.setTimeout(120_000);
  const wizard = await copySources(join(root, 'remote-wizard'), join(scratch, 'remote-wizard'));
  served.remotes.wizard = await copyLive(served.remotes.wizard, join(wizard, 'dist'));
  await visit(page, '/demo');

  const texts = join(wizard, 'src/steps/stepTexts.ts');
  const changed = (await readFile(texts, 'utf8')).replace('Which issues matter', 'What matters');
  await writeFile(texts, changed);
  const { command, args, shell } = npm('run', '--silent', 'build');
  await run(command, args, { cwd: wizard, shell });
  const loaded = await visit(page, '/demo');

  await expect(heading(page)).toHaveText('Step 1 of 3: What matters to you?');
  const whole = await brotliOf(request, loaded);
  expect(loaded.map(({ path }) => path.split('/')[2])).toEqual(['wizard', 'wizard']);
  expect(bytesOf(loaded) / whole).toBeLessThanOrEqual(0.1);
  expect(await visit(page, '/demo'), 'loaded on a third visit').toEqual([]);
});

test('a visitor who returns after a release of the shell does not load its libraries and the data again', async ({
  page,
  request,
  served,
  scratch,
}) => {
  served.host = await copyLive(served.host, join(scratch, 'host'));
  await visit(page, '/results');

  await release(served.host, (text, file) => (/js\/index\./.test(file) ? `${text};` : text));
  const loaded = await visit(page, '/results');

  const whole = await brotliOf(request, loaded);
  expect(loaded.map(({ path }) => path.replace(/.*\/([\w-]+)\..*/, '$1')).sort()).toEqual([
    'candidates',
    'index',
    'react-query',
    'vendor',
  ]);
  expect(bytesOf(loaded) / whole).toBeLessThanOrEqual(0.01);
});

for (const [fault, damage] of [
  ['is damaged', (copy: Buffer) => Buffer.concat([copy.subarray(0, 50), copy.subarray(51)])],
  ['was compressed with another dictionary', (copy: Buffer) => copy.fill(0, 8, 40)],
  ['is empty', () => Buffer.alloc(0)],
] as const)
  test(`a returning visitor gets the page when what has changed in its scripts ${fault}`, async ({
    page,
    served,
    scratch,
    watch,
  }) => {
    watch.expectInConsole(/Failed to load resource|valid digest|"recovered":true/);
    served.remotes.wizard = await copyLive(served.remotes.wizard, join(scratch, 'wizard'));
    await visit(page, '/demo');
    const folder = await release(served.remotes.wizard, (text, file) =>
      file.endsWith('.js') ? `${text};` : text,
    );
    for (const file of await copiesIn(folder)) await writeFile(file, damage(await readFile(file)));

    const scripts = recordScripts(page);
    await visit(page, '/demo');

    await page.getByRole('checkbox', { name: 'Economy' }).check();
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
    const again = scripts.filter((script) => script.url().endsWith('?try=1'));
    expect(again).not.toEqual([]);
    for (const script of again) expect(script.headers()['content-encoding']).not.toBe('dcz');
  });

interface Loaded {
  path: string;
  /** In bytes, compressed, without headers. */
  size: number;
}

/** Loads a page, and gives the files of releases that came over the network, other than manifests. */
async function visit(page: Page, path: string): Promise<Loaded[]> {
  await page.goto(path);
  await taken(page);
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, transferSize, encodedBodySize } = entry as PerformanceResourceTiming;
      return { path: new URL(name).pathname, transferSize, size: encodedBodySize };
    }),
  );
  return entries
    .filter((entry) => /\.js$|\/data\//.test(entry.path) && entry.transferSize > 0)
    .map(({ path, size }) => ({ path, size }));
}

const bytesOf = (loaded: Loaded[]) => loaded.reduce((sum, { size }) => sum + size, 0);

/** What files cost a visitor who has never been here. */
async function brotliOf(request: APIRequestContext, loaded: Loaded[]) {
  let bytes = 0;
  for (const { path } of loaded) {
    const answer = await request.head(path, { headers: { 'Accept-Encoding': 'br' } });
    bytes += Number(answer.headers()['content-length']);
  }
  return bytes;
}
