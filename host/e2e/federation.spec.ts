import { nextRelease } from '@donate-impact/build/nextRelease';
import shared from '@donate-impact/shared/package.json' with { type: 'json' };
import { parts } from '@donate-impact/shared/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import { distOf, test as ownServerTest } from './gateway';
import {
  answerWizard,
  bannerText,
  cards,
  expect,
  expectSameLoad,
  folderOf,
  heading,
  holdRequests,
  markLoad,
  pages,
  recordScripts,
  siteNavigation,
  stored,
  taken,
  test,
} from './site';

// The singletons that these remotes share.
const sharedBy: Record<string, readonly string[]> = {
  marketing: ['react', 'react-router-dom', 'styled-components'],
  wizard: ['react', 'react-redux', 'react-router-dom', 'styled-components'],
  results: [
    '@tanstack/react-query',
    'react',
    'react-dom',
    'react-redux',
    'react-router-dom',
    'styled-components',
  ],
};

// A text that only this library contains.
const singletons = {
  react: '__COMPILER_RUNTIME',
  'react-dom': '__reactFiber',
  'react-router-dom': 'may be used only in the context of',
  'react-redux': 'react-redux-context',
  'styled-components': 'data-styled-version',
  '@tanstack/react-query': 'No QueryClient set',
};

for (const [name, { pages: declared, fills = {} }] of Object.entries(parts)) {
  test(`the manifest of ${name} states its contract, its pages, what fills slots and the packages that it was built with, and that it bundles no singleton`, async ({
    request,
  }) => {
    const manifest = await manifestOf(request, name);

    expect(manifest.contractVersion).toMatch(/^1\.\d+\.\d+$/);
    expect(manifest.name).toBe(name);
    expect(manifest.exposes.map((expose) => expose.name).sort()).toEqual(
      [...Object.keys(declared), ...Object.values(fills)].sort(),
    );
    const names = manifest.shared.map((each) => each.name).sort();
    if (sharedBy[name]) expect(names).toEqual(sharedBy[name]);
    expect(names.filter((each) => !(each in singletons))).toEqual([]);
    for (const { name, version, requiredVersion, singleton, assets } of manifest.shared)
      expect({ version, requiredVersion, singleton, js: assets.js }).toEqual({
        ...builtWith(name),
        singleton: true,
        js: { sync: [], async: [] },
      });
  });
}

test('a visitor loads each remote from the address in its manifest, and every singleton once', async ({
  page,
  request,
}) => {
  const scripts = recordScripts(page);
  const loaded = () => scripts.map((script) => new URL(script.url()).pathname);
  await page.goto('/');

  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await answerWizard(page, {
    issues: ['Healthcare'],
    impact: 'Support candidates with track records',
    strategy: 'Single high-impact donation',
  });
  await page.getByRole('button', { name: 'How scoring works' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Donate $50 to Ilse Brandt' }).click();
  await page.getByRole('button', { name: 'Download Receipt' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  for (const name of Object.keys(parts)) {
    const entry = await entryOf(request, name);
    await expect.poll(loaded).toContain(entry);
  }
  const texts = await Promise.all(scripts.map((script) => script.text()));
  for (const [singleton, mark] of Object.entries(singletons)) {
    const carriers = loaded().filter((_, index) => texts[index]?.includes(mark));
    expect(carriers, singleton).toEqual([expect.stringMatching(/^\/host\/\w+\/static\//)]);
  }
});

test('what the wizard dispatches reaches the shell’s store and the separately built results', async ({
  page,
}) => {
  await page.goto('/demo');
  await markLoad(page);

  await answerWizard(page, {
    issues: ['Education'],
    impact: 'Support candidates in close races',
    strategy: 'Spread across several',
  });

  await expect
    .poll(() => stored(page))
    .toMatchObject({ answers: { issues: ['education'], impact: 'close', strategy: 'spread' } });
  await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText('Education');
  await expect(cards(page)).toHaveCount(24);
  await expectSameLoad(page);
});

test('the list of candidates is fetched once for all pages', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/data/candidates.json')) reads.push(request.url());
  });
  await page.goto('/results');
  await page.getByRole('link', { name: 'View Details of Wendell Chen' }).click();
  await expect(heading(page)).toHaveText('Wendell Chen');

  await page.getByRole('button', { name: 'Donate $50 to Wendell Chen' }).click();
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();

  expect(reads).toHaveLength(1);
});

for (const { path } of pages) {
  test(`${path} is readable before any script runs, and hydration keeps its nodes`, async ({
    page,
  }) => {
    const arrive = await holdRequests(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('footer').last()).toBeAttached();
    expect(await keepNodes(page)).toBeGreaterThan(15);

    arrive();
    await taken(page);

    expect(await lostNodes(page)).toEqual([]);
  });
}

ownServerTest(
  'a remote is found at the address that the page names, whatever the scripts were built with',
  async ({ page, served, request, baseURL }) => {
    ownServerTest.skip(Boolean(process.env.BASE_URL), 'moves a part on a server of its own');
    served.remotes.moved = distOf('wizard');
    await page.route(`${baseURL}/`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('"/remotes/wizard/', '"/remotes/moved/');
      await route.fulfill({ response, body });
    });
    const scripts = recordScripts(page);
    await page.goto('/');

    await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();

    await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
    expect(scripts.map((script) => new URL(script.url()).pathname)).toContain(
      (await entryOf(request, 'wizard')).replace('wizard', 'moved'),
    );
  },
);

for (const [way, enter] of [
  ['comes to', async () => {}],
  [
    'goes on to',
    (page: Page) => siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click(),
  ],
] as const) {
  ownServerTest(
    `a visitor who ${way} a wizard of another contract reads so, and no part of it runs`,
    async ({ page, served, scratch, watch }) => {
      ownServerTest.skip(Boolean(process.env.BASE_URL), 'exchanges a part on its own server');
      watch.expectInConsole(/remote-failure.*"phase":"contract"/);
      served.remotes.wizard = await withContract('2.0.0', distOf('wizard'), scratch);
      await page.goto(way === 'comes to' ? '/demo' : '/about');
      await taken(page);

      await enter(page);

      await expect(heading(page)).toHaveText('The questionnaire cannot be shown right now');
      await expect(page.getByRole('alert')).toContainText(
        'a different version of the site (2.0.0)',
      );
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await siteNavigation(page).getByRole('link', { name: 'Home' }).click();
      await expect(heading(page)).toHaveText(/political dollars count/);
    },
  );
}

ownServerTest(
  'a remote that was built for a newer minor of the contract than the shell has is not run, and visitors read why',
  async ({ page, served, scratch, watch }) => {
    ownServerTest.skip(Boolean(process.env.BASE_URL), 'exchanges a part on its own server');
    watch.expectInConsole(/built for contract 1\.99\.0, this shell supports 1\.\d/);
    served.remotes.wizard = await withContract('1.99.0', distOf('wizard'), scratch);

    await page.goto('/demo');

    await expect(page.getByRole('alert')).toContainText('a newer version of the site (1.99.0)');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  },
);

ownServerTest(
  'a remote without its fragments is shown as usual, only later',
  async ({ page, served, scratch }) => {
    ownServerTest.skip(Boolean(process.env.BASE_URL), 'exchanges a part on its own server');
    served.remotes.wizard = await nextRelease(distOf('wizard'), scratch, {
      change: (text, file) => (file === 'pages/Wizard.html' ? null : text),
    });

    await page.goto('/demo');

    await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
    await expect(page.getByText(bannerText, { exact: true })).toBeVisible();
  },
);

interface Manifest {
  contractVersion: string;
  name: string;
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { name: string }[];
  shared: {
    name: string;
    version: string;
    requiredVersion: string;
    singleton: boolean;
    assets: { js: unknown };
  }[];
}

/** The version that the repository has of a package, and those that a remote built with it works with. */
function builtWith(name: string) {
  const version = Object.entries(shared.dependencies).find(([each]) => each === name)?.[1] ?? '';
  const [major, minor] = version.split('.');
  return { version, requiredVersion: `^${major}.${minor}.0` };
}

async function manifestOf(request: APIRequestContext, name: string): Promise<Manifest> {
  return (await request.get(`${await folderOf(request, name)}mf-manifest.json`)).json();
}

async function entryOf(request: APIRequestContext, name: string) {
  const { remoteEntry } = (await manifestOf(request, name)).metaData;
  return `${await folderOf(request, name)}${remoteEntry.path}${remoteEntry.name}`;
}

/**
 * Keeps a reference to every element of the frame and of the page's heading; the candidates' data replaces the
 * rest.
 */
function keepNodes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const kept = [...document.querySelectorAll('#root *')].filter(
      (node) => !node.closest('#main') || node.matches('main, main [data-boundary], main h1'),
    );
    if (document.querySelector('[data-boundary="marketing"], [data-boundary="wizard"]'))
      kept.push(...document.querySelectorAll('#main *:not(link, style, script)'));
    Object.assign(window, { kept });
    return kept.length;
  });
}

function lostNodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kept: Element[] = Reflect.get(window, 'kept');
    return kept.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 120));
  });
}

/** A release of a remote that states a different contract version. */
async function withContract(version: string, from: string, to: string) {
  let stated = 0;
  const change = (text: string) =>
    text.replace(/"contractVersion":"[^"]+"/, () => {
      stated += 1;
      return `"contractVersion":"${version}"`;
    });
  await nextRelease(from, to, { change });
  expect(stated, 'manifest and fragment').toBe(2);
  return to;
}
