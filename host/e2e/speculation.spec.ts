import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGateway } from '@donate-impact/gateway';
import type { Page } from '@playwright/test';
import { test as siteTest, thisRelease, whileServed } from './gateway';
import { answerWizard, expect, expectSameLoad, heading, markLoad, taken } from './site';

/** How long the site takes to answer for the demo, in milliseconds. */
const latency = 500;

interface Slow {
  /** Whether the scripts of the landing page arrive. */
  withScripts: boolean;
  /** What was asked for of pages and rules, in order: `/demo`, or `/demo prefetch` if it was ahead of a press. */
  asked: string[];
  /** What has been answered. */
  answered: string[];
}

const test = siteTest.extend<Slow>({
  withScripts: [false, { option: true }],
  asked: async ({ browserName: _ }, use) => use([]),
  answered: async ({ browserName: _ }, use) => use([]),
  baseURL: async ({ asked, answered, withScripts }, use) => {
    const gateway = createGateway(thisRelease);
    const server = createServer(async (request, response) => {
      const { url = '', headers } = request;
      // Those of the landing page stay on their way.
      if (url.endsWith('.js') && !withScripts && !answered.includes('/demo')) return;
      if (/^\/\w*$|speculation/.test(url))
        asked.push(`${url.replace(/.*\//, '/')} ${headers['sec-purpose'] ?? ''}`.trim());
      if (url === '/demo') await sleep(latency);
      response.once('finish', () => answered.push(url));
      gateway.emit('request', request, response);
    });
    await whileServed(server, use);
  },
});

test.skip(Boolean(process.env.BASE_URL), 'serves the site slowly');

test('a visitor who presses before the page has started does not wait for the demo', async ({
  page,
  asked,
  answered,
}) => {
  await page.goto('/', { waitUntil: 'commit' });

  await runTheDemo(page).hover();
  await expect.poll(() => answered).toContain('/demo');
  await runTheDemo(page).click({ noWaitAfter: true });

  await expect(heading(page)).toContainText('Step 1 of 3');
  expect(asked).toEqual(['/', '/speculation.json', '/demo prefetch']);
  expect(await arrivalOf(page)).toBeLessThan(latency / 2);
});

test('the privacy panel counts a page that was loaded ahead of the press', async ({
  page,
  answered,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  await runTheDemo(page).hover();
  await expect.poll(() => answered).toContain('/demo');
  await runTheDemo(page).click({ noWaitAfter: true });

  await answerAll(page);

  await expect(page.getByText('It loaded the page that you opened')).toBeVisible();
});

test('a page that was not loaded ahead is there only when the site has answered', async ({
  page,
  asked,
}) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.goto('/', { waitUntil: 'commit' });

  await runTheDemo(page).click({ delay: latency, noWaitAfter: true });

  await expect(heading(page)).toContainText('Step 1 of 3');
  expect(asked, 'nothing ahead for a visitor who saves data').toEqual(['/', '/demo']);
  expect(await arrivalOf(page)).toBeGreaterThanOrEqual(latency);
});

test.describe(() => {
  test.use({ withScripts: true });

  test('no document is loaded ahead once the shell changes pages itself', async ({
    page,
    asked,
  }) => {
    await page.goto('/');
    await taken(page);
    await markLoad(page);

    await runTheDemo(page).click({ delay: latency });

    await expect(heading(page)).toContainText('Step 1 of 3');
    await expectSameLoad(page);
    expect(asked).toEqual(['/', '/speculation.json']);
  });

  test('the privacy panel says that the browser may have loaded a page ahead', async ({ page }) => {
    await page.goto('/');
    await taken(page);
    await runTheDemo(page).click();

    await answerAll(page);

    await expect(page.getByText('It may also have loaded the first page')).toBeVisible();
  });

  test('a visitor who comes back to the landing page does not load the rules again', async ({
    page,
    asked,
  }) => {
    await page.goto('/');
    await taken(page);

    await page.goto('/about');
    await page.goto('/');
    await taken(page);

    expect(asked).toEqual(['/', '/speculation.json', '/about', '/']);
  });
});

const runTheDemo = (page: Page) => page.getByRole('link', { name: 'Run the Demo' }).first();

/** Answers the wizard, and opens what the privacy panel says of its counts. */
async function answerAll(page: Page) {
  await expect(heading(page)).toContainText('Step 1 of 3');
  await taken(page);
  await answerWizard(page, {
    issues: ['Economy'],
    impact: 'Support candidates in close races',
    strategy: 'Single high-impact donation',
  });
  await page.getByText('How this is counted').click();
}

/** How many milliseconds after the press the document began to arrive. */
function arrivalOf(page: Page) {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming).responseStart;
  });
}
