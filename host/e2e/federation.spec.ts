import shared from '@donate-impact/shared/package.json' with { type: 'json' };
import { declarations } from '@donate-impact/shared/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  answerWizard,
  bannerText,
  expect,
  getFolder,
  heading,
  holdRequests,
  recordScripts,
  siteNavigation,
  taken,
  test,
} from './site';

// The singletons that these remotes share.
const sharedBy: Record<string, readonly string[]> = {
  marketing: ['react', 'react-router-dom', 'styled-components'],
  wizard: [
    '@tanstack/react-query',
    'react',
    'react-redux',
    'react-router-dom',
    'styled-components',
  ],
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

for (const [name, { pages: declared, widgets = {} }] of Object.entries(declarations)) {
  test(`the manifest of ${name} states its contract, its pages, its widgets and the packages that it was built with, and that it bundles no singleton`, async ({
    request,
  }) => {
    const manifest = await getManifest(request, name);

    expect(manifest.contractVersion).toMatch(/^3\.\d+\.\d+$/);
    expect(manifest.name).toBe(name);
    expect(manifest.exposes.map((expose) => expose.name).sort()).toEqual(
      [...Object.keys(declared), ...Object.values(widgets)].sort(),
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

test('a visitor loads each remote from the URL in its manifest, and every singleton and the data once', async ({
  page,
  request,
}) => {
  const scripts = recordScripts(page);
  const loaded = () => scripts.map((script) => new URL(script.url()).pathname);
  const reads: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/candidates.json') && reads.push(sent.url()));
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
  await page.getByRole('link', { name: 'View Details of Wendell Chen' }).click();
  await expect(heading(page)).toHaveText('Wendell Chen');
  await page.getByRole('button', { name: 'Donate $50 to Wendell Chen' }).click();
  await page.getByRole('button', { name: 'Download Receipt' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  for (const name of Object.keys(declarations)) {
    const entry = await findEntry(request, name);
    await expect.poll(loaded).toContain(entry);
  }
  const texts = await Promise.all(scripts.map((script) => script.text()));
  for (const [singleton, mark] of Object.entries(singletons)) {
    const carriers = loaded().filter((_, index) => texts[index]?.includes(mark));
    expect(carriers, singleton).toEqual([expect.stringMatching(/^\/host\/static\//)]);
  }
  expect(reads).toHaveLength(1);
});

for (const path of ['/about', '/demo', '/results'])
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

    // A message beside Next says that scripts are loading, and disappears once they have loaded.
    const lost = await lostNodes(page);
    expect(lost.filter((html) => !/Loading|scripts of this page/.test(html))).toEqual([]);
  });

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

/** The repository's version of a package, and the range of versions that a remote built with it accepts. */
function builtWith(name: string) {
  const version = Object.entries(shared.dependencies).find(([each]) => each === name)?.[1] ?? '';
  const [major, minor] = version.split('.');
  return { version, requiredVersion: `^${major}.${minor}.0` };
}

async function getManifest(request: APIRequestContext, name: string): Promise<Manifest> {
  return (await request.get(`${await getFolder(request, name)}mf-manifest.json`)).json();
}

async function findEntry(request: APIRequestContext, name: string) {
  const { remoteEntry } = (await getManifest(request, name)).metaData;
  return `/remotes/${name}/${remoteEntry.path}${remoteEntry.name}`;
}

/**
 * Keeps references to the elements of the frame and to the page's heading, and gives their number. On pages without
 * candidates, keeps the whole page; elsewhere, the candidates' data replaces the rest.
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
