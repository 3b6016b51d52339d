import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hashOf } from '@donate-impact/build/integrity';
import { nextRelease } from '@donate-impact/build/nextRelease';
import { liveFolder } from '@donate-impact/build/pointer';
import { expect, type Page } from '@playwright/test';
import { bannerText, cards, heading, linkCount, siteNavigation } from '../site';
import { changed, empty, half } from './answers';
import type { Answer } from './faultyGateway';
import { test } from './faultyTest';
import { watchFailures } from './watchFailures';

/** Adds code to the end of a script. */
const addCode = changed((code) => `${code}\nglobalThis.ran = true;`);
const otherChanges: [string, Answer][] = [
  ['cut in half', half],
  ['emptied', empty],
  ['exchanged for another script', changed(() => 'globalThis.ran = true;')],
];
const hasRun = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'ran') === true);
const panel = /cannot be shown right now$/;

// Every script that a page of a remote is shown with.
const ofPages = [
  ['marketing', 'Landing', '/'],
  ['marketing', 'About', '/about'],
  ['marketing', 'Audit', '/audit'],
  ['marketing', 'Accessibility', '/accessibility'],
  ['wizard', 'Wizard', '/demo'],
  ['results', 'Results', '/results'],
  ['results', 'Candidate', '/candidate/ruiz'],
  ['results', 'Confirm', '/confirm'],
] as const;

// Every script that a page loads when it is asked for.
const ofButtons = [
  ['/results', 'How scoring works'],
  ['/results', 'Explore weights'],
  ['/candidate/ruiz', 'Download Receipt'],
] as const;

for (const [remote, name, path] of ofPages)
  for (const [kind, file] of [
    ['entry', 'remoteEntry'],
    ['page', `__federation_expose_${name}`],
  ] as const)
    test(`code added to the ${kind} of ${path} does not run, and the visitor is told`, async ({
      page,
      gateway,
    }) => {
      const { lines } = await watchFailures(page);
      gateway.rules.push({ on: scriptOf(remote, file), answer: addCode });

      await page.goto(path);

      await expectRefused(page, lines, remote);
      expect(await hasRun(page)).toBe(false);
      gateway.rules.length = 0;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).not.toHaveText(panel);
    });

for (const [kind, file] of [
  ['entry', 'remoteEntry'],
  ['page', '__federation_expose_Wizard'],
] as const)
  for (const [what, answer] of otherChanges)
    test(`the ${kind} of /demo, ${what} on its way, does not run, and the visitor is told`, async ({
      page,
      gateway,
    }) => {
      const { lines } = await watchFailures(page);
      gateway.rules.push({ on: scriptOf('wizard', file), answer });

      await page.goto('/demo');

      await expectRefused(page, lines, 'wizard');
      expect(await hasRun(page)).toBe(false);
    });

const asDocuments = {
  'planted.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.id = "ran"</script></svg>',
  'planted.html': '<p>Planted</p><script>document.documentElement.id = "ran"</script>',
  'planted.txt': '<script>document.documentElement.id = "ran"</script>',
};

for (const [file, content] of Object.entries(asDocuments))
  test(`${file}, which a remote serves beside its release, runs nothing when it is opened`, async ({
    page,
    gateway,
  }) => {
    const scratch = await mkdtemp(join(tmpdir(), 'planted-'));
    gateway.served.remotes.wizard = await nextRelease(gateway.served.remotes.wizard ?? '', scratch);
    const release = liveFolder(scratch);
    await writeFile(join(release, file), content);

    const answer = await page.goto(`/remotes/wizard/${basename(release)}/${file}`);

    expect(answer?.status()).toBe(200);
    await expect(page.locator('#ran')).toHaveCount(0);
    await rm(scratch, { recursive: true });
  });

for (const [[path, button], what, answer] of [
  ...ofButtons.map((opened) => [opened, 'with code added', addCode] as const),
  ...otherChanges.map((change) => [ofButtons[0], ...change] as const),
])
  test(`what “${button}” loads, ${what} on its way, does not run, and the page keeps working`, async ({
    page,
    gateway,
  }) => {
    const { lines } = await watchFailures(page);
    await page.goto(path);
    if (path === '/results') await expect(cards(page)).toHaveCount(24);
    else await page.getByRole('button', { name: 'Donate $50' }).click();
    gateway.rules.push({
      on: /^\/remotes\/results\/\w+\/static\/js\/async\/(?!__federation)/,
      answer,
    });

    await page.getByRole('button', { name: button }).click();

    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    expect(await hasRun(page)).toBe(false);
    await expect
      .poll(() => lines[0]?.message ?? '')
      .toMatch(/changed on its way: expected sha384-\S{64}, found sha384-/);
    gateway.rules.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
  });

for (const [script, what, answer] of ['vendor', 'index'].flatMap((name) =>
  [['with code added', addCode] as const, ...otherChanges].map(
    (change) => [name, ...change] as const,
  ),
))
  test(`the shell’s ${script}, ${what} on its way, does not run, and the page stays readable`, async ({
    page,
    gateway,
  }) => {
    gateway.rules.push({ on: new RegExp(`^/host/\\w+/static/js/${script}\\.\\w+\\.js$`), answer });

    await page.goto('/about');

    await expect(heading(page)).toHaveText('About Us');
    await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
    await siteNavigation(page).getByRole('link', { name: 'Home' }).click();
    await expect(heading(page)).toHaveText(/political dollars count/);
    expect(await hasRun(page)).toBe(false);
  });

for (const [what, answer] of [
  ['with a changed figure', changed((data) => data.replace(/"us": ?\d/, '"us":9'))],
  ['cut in half', half],
  ['emptied', empty],
  ['replaced by an empty list', changed(() => '[]')],
] as [string, Answer][])
  test(`a data file ${what} is not shown, and the visitor is told`, async ({ page, gateway }) => {
    const { lines } = await watchFailures(page);
    gateway.rules.push({ on: /^\/host\/\w+\/data\/candidates\.json$/, answer });

    await page.goto('/results');

    await expect(page.getByRole('alert')).toContainText('was changed on its way to you');
    await expect(cards(page)).toHaveCount(0);
    await expect.poll(() => lines).toMatchObject([{ remote: 'host', phase: 'changed' }]);
    expect(lines[0]?.message).toMatch(/expected sha384-\S{64}, found sha384-\S{64}$/);
    gateway.rules.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(24);
  });

test('a manifest that names another script is refused, and the script is never requested', async ({
  page,
  gateway,
}) => {
  const { lines, asked } = await watchFailures(page);
  await page.goto('/about');
  await expect(heading(page)).toHaveText('About Us');
  gateway.rules.push(
    { on: /^\/remotes\/wizard\/\w+\/mf-manifest\.json$/, answer: changed(withEntry) },
    { on: /planted\.js$/, answer: changed(() => 'globalThis.ran = true;') },
  );

  await page.reload();
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();

  await expectRefused(page, lines, 'wizard');
  expect(asked.filter((path) => path.includes('planted'))).toEqual([]);
});

// What somebody might plant in the markup of a remote; the shell's page holds it as it is.
const plants = [
  '<script>globalThis.ran = true</script>',
  '<script type="module">globalThis.ran = true</script>',
  '<script src="/planted.js"></script>',
  '<script src="/planted.js" integrity="HASH" crossorigin></script>',
  '<script nonce="" src="data:text/javascript,globalThis.ran=true"></script>',
  '<script type="importmap">{"imports":{"react":"/planted.js"}}</script>',
  '<script type="speculationrules">{"prerender":[{"urls":["/planted.js"]}]}</script>',
  '<link rel="modulepreload" href="/planted.js">',
  '<script>navigator.serviceWorker.register("/planted.js").then(() => (globalThis.ran = true))</script>',
  '<img src="/gone.png" onerror="globalThis.ran = true" alt="">',
  '<a href="javascript:void(globalThis.ran = true)">planted</a>',
  '<svg><script href="/planted.js"></script></svg>',
  '<svg onload="globalThis.ran = true"></svg>',
  '<iframe title="planted" srcdoc="&lt;script>parent.ran = true&lt;/script>"></iframe>',
  '<object data="/planted.js" type="text/javascript"></object>',
  '<base href="https://elsewhere.example/">',
  '<form action="javascript:void(globalThis.ran = true)"><button>planted</button></form>',
  '<details open ontoggle="globalThis.ran = true"></details>',
  '<style>@import "https://elsewhere.example/planted.css";</style>',
];

for (const plant of plants)
  test(`planted in a fragment, ${plant} does nothing`, async ({ page, gateway }) => {
    const code = 'globalThis.ran = true;';
    const markup = plant.replace('HASH', hashOf(code));
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== gateway.origin) elsewhere.push(request.url());
    });
    gateway.rules.push({ on: /^\/planted\.js$/, answer: changed(() => code) });
    // What stands among the elements of React is gone once they are live; at the end of the page, it stays.
    gateway.onPage = (html) =>
      html.replace('<h1', `${markup}<h1`).replace('</body>', `${markup}</body>`);

    await page.goto('/about');
    const pressed = await page.evaluate(() => {
      const planted = [...document.querySelectorAll<HTMLElement>('a, button')].filter(
        ({ textContent }) => textContent === 'planted',
      );
      for (const element of planted) element.click();
      return planted.length;
    });
    if (/>planted</.test(plant)) expect(pressed).toBeGreaterThan(0);

    await expect(heading(page)).toHaveText('About Us');
    await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
    await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
    expect(await hasRun(page)).toBe(false);
    expect(elsewhere).toEqual([]);
  });

async function expectRefused(page: Page, lines: Record<string, string>[], remote: string) {
  await expect(heading(page)).toHaveText(panel);
  await expect(page.getByRole('alert')).toContainText('was changed on its way to you');
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({ remote, phase: 'changed' });
  expect(lines[0]?.message).toMatch(/expected sha384-\S{64}, found sha384-\S{64}$/);
  await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
  await expect(siteNavigation(page).getByRole('link')).toHaveCount(linkCount);
}

function scriptOf(remote: string, file: string) {
  return new RegExp(`^/remotes/${remote}/\\w+/static/js/(?:async/)?${file}\\.\\w+\\.js$`);
}

function withEntry(manifest: string) {
  return manifest.replace(/static\/js\/remoteEntry\.\w+\.js/g, 'static/js/planted.js');
}
