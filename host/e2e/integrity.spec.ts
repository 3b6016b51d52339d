import { createServer } from 'node:http';
import { computeIntegrity } from '@donate-impact/releases/release';
import type { Page } from '@playwright/test';
import { type Answer, changed, failureInConsole, test } from './faultyGateway';
import { getServer, whileServed } from './gateway';
import { collectFailures, expect, hasRun, heading, linkCount, siteNavigation } from './site';

test.beforeEach(({ watch }) => watch.expectInConsole(failureInConsole));

const run = 'globalThis.ran = true;';

// The shell's scripts are in reports.spec.ts, a part of a page in faults.spec.ts.
for (const [what, on] of [
  ['the entry of a remote', /\/results\/.*\/remoteEntry/],
  ['the script of a page', /__federation_expose_Results/],
] as const)
  test(`code that is added to ${what} does not run, and the visitor reads so`, async ({
    page,
    faults,
  }) => {
    faults.push({ on, answer: changed((code) => `${run}${code}`) });

    await page.goto('/results');

    await expectRefused(page, 'results', 'The list of');
  });

test('a manifest that names another script is refused, and the script is never requested', async ({
  page,
  faults,
}) => {
  const asked = recordRequests(page);
  const withScript = changed((json) => json.replace(/js\/remoteEntry\.\w+\.js/g, 'js/planted.js'));
  faults.push({ on: /\/wizard\/\w+\/mf-manifest\.json$/, answer: withScript });

  await page.goto('/about');
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();

  await expectRefused(page, 'wizard', 'The questionnaire');
  expect(asked.filter((url) => url.includes('planted'))).toEqual([]);
});

// The gateway puts a remote's markup into the page unchanged.
const planted = [
  `<script>${run}</script>`,
  `<script type="module">${run}</script>`,
  '<script src="/planted.js"></script>',
  `<script src="/planted.js" integrity="${computeIntegrity(run)}" crossorigin></script>`,
  `<script nonce="" src="data:text/javascript,${run}"></script>`,
  '<script type="importmap">{"imports":{"react":"/planted.js"}}</script>',
  `<script>navigator.serviceWorker.register("/planted.js").then(() => { ${run} })</script>`,
  `<img src="/gone.png" onerror="${run}" alt="">`,
  `<svg onload="${run}"><script href="/planted.js"></script></svg>`,
  `<details open ontoggle="${run}"></details>`,
  '<iframe title="planted" srcdoc="&lt;script>parent.ran = true&lt;/script>"></iframe>',
  '<object data="/planted.js" type="text/javascript"></object>',
  '<base href="https://elsewhere.example/">',
  '<style>@import "https://elsewhere.example/planted.css";</style>',
  `<a href="javascript:void(${run.slice(0, -1)})">planted</a>`,
  `<form action="javascript:void(${run.slice(0, -1)})"><button>planted</button></form>`,
].join('');

test('nothing runs of what is planted in a fragment, and the site works', async ({
  page,
  faults,
  watch,
}) => {
  watch.expectInConsole(/./);
  const asked = recordRequests(page);
  // React removes foreign markup among its elements when it hydrates them, but not at the end of the page.
  const withPlanted = changed((html) =>
    html.replace('<h1', `${planted}<h1`).replace('</body>', `${planted}</body>`),
  );
  const script: Answer = (response) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(run);
  faults.push({ on: /^\/about$/, answer: withPlanted }, { on: /^\/planted\.js$/, answer: script });

  await page.goto('/about');
  const pressed = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button')];
    const planted = controls.filter(({ textContent }) => textContent === 'planted');
    for (const control of planted) control.click();
    return planted.length;
  });

  expect(pressed).toBeGreaterThan(0);
  await expect(heading(page)).toHaveText('About Us');
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  expect(await hasRun(page)).toBe(false);
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
});

test('no remote is taken from another origin', async ({ page, served, faults, watch }) => {
  watch.expectInConsole(/^request: GET .*\/remotes\/wizard\//);
  const site = getServer(served);
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    site.emit('request', request, response);
  });
  await whileServed(elsewhere, async (origin) => {
    const withOrigin = changed((html) =>
      html.replace('"/remotes/wizard/', `"${origin}/remotes/wizard/`),
    );
    faults.push({ on: /^\/about$/, answer: withOrigin });

    await page.goto('/about');
    await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
    await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
    const message = expect.stringContaining('from an origin that this site does not allow');
    expect(await collectFailures(page)).toMatchObject([
      { remote: 'wizard', recovered: true, message },
    ]);
    expect(asked).toEqual([]);
  });
});

async function expectRefused(page: Page, remote: string, panel: string) {
  const hashes = /expected sha384-\S{64}, found sha384-\S{64}$/;
  await expect(heading(page)).toContainText(panel);
  await expect(page.getByRole('alert')).toContainText('was changed on its way to you');
  await expect
    .poll(() => collectFailures(page))
    .toMatchObject([{ remote, phase: 'changed', message: expect.stringMatching(hashes) }]);
  await expect(siteNavigation(page).getByRole('link')).toHaveCount(linkCount);
  expect(await hasRun(page)).toBe(false);
}

function recordRequests(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}
