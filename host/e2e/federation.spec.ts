import { declarations } from '@donate-impact/shared/routes';
import { answerWizard } from '@donate-impact/testing/answerWizard';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import type { APIRequestContext, Page, Response } from '@playwright/test';
import { bannerText, expect, getFolder, heading, holdRequests, siteNavigation, test } from './site';

// A text that only this library contains.
const singletons = {
  react: '__COMPILER_RUNTIME',
  'react-dom': '__reactFiber',
  'react-router-dom': 'may be used only in the context of',
  'react-redux': 'react-redux-context',
  'styled-components': 'data-styled-version',
  '@tanstack/react-query': 'No QueryClient set',
};

test('a visitor loads each remote from the URL in its manifest, and every singleton and the data once', async ({
  page,
  request,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  const loaded = () => scripts.map((script) => new URL(script.url()).pathname);
  const reads: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/candidates.json') && reads.push(sent.url()));
  await page.addInitScript(recordRuns);
  await page.goto('/');

  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await answerWizard(page);
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
  const runs = await page.evaluate<string[]>('window.runs');
  expect(runs.length).toBeGreaterThan(10);
  expect(runs.filter((url, index) => runs.indexOf(url) < index)).toEqual([]);
});

/** Runs in the page before its scripts: keeps the URLs of the scripts that have run in `window.runs`. */
function recordRuns() {
  const runs: string[] = [];
  Object.assign(window, { runs });
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLScriptElement && runs.push(target.src),
    true,
  );
}

for (const path of ['/demo', '/results'])
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
    await waitForHydration(page);

    // A message beside Next says that scripts are loading, and disappears once they have loaded.
    const lost = await lostNodes(page);
    expect(lost.filter((html) => !html.includes('Loading'))).toEqual([]);
  });

async function findEntry(request: APIRequestContext, name: string) {
  const manifest = await request.get(`${await getFolder(request, name)}mf-manifest.json`);
  const { remoteEntry } = (await manifest.json()).metaData;
  return `/remotes/${name}/${remoteEntry.path}${remoteEntry.name}`;
}

/**
 * Keeps references to the elements of the frame and to the page's heading, and gives their number. Of the wizard, keeps the
 * whole page; elsewhere, the candidates' data replaces the rest.
 */
function keepNodes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const kept = [...document.querySelectorAll('#root *')].filter(
      (node) => !node.closest('#main') || node.matches('main, main [data-boundary], main h1'),
    );
    if (document.querySelector('[data-boundary="wizard"]'))
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
