import { routeTable } from '@donate-impact/shared/routes';
import { answerWizard } from '@donate-impact/testing/answerWizard';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

interface Watch {
  /** Allows one kind of console message, for tests that cause the fault themselves. */
  expectInConsole: (message: RegExp) => void;
}

/**
 * Playwright's test for pages of the site. After each test, it checks the promises of every page: nothing in the
 * console, where a browser also says what the Content-Security-Policy forbids, no errors, only reads from its own origin.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const expected: RegExp[] = [];
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`error: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !preloadedJustNow.test(message.text()))
          complaints.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on('request', (request) => {
        const own = new URL(request.url()).origin === new URL(baseURL ?? '').origin;
        const reads = request.method() === 'GET' || request.method() === 'HEAD';
        if (!own || !reads) complaints.push(`request: ${request.method()} ${request.url()}`);
      });

      await use({ expectInConsole: (message) => expected.push(message) });

      // When this call returns, all earlier messages from the page have arrived.
      if (!page.isClosed()) await page.evaluate(() => document.readyState);
      expect(
        complaints.filter((complaint) => !expected.some((message) => message.test(complaint))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

// Chromium checks once, some seconds after the load; a navigation at that moment has only just requested its files.
const preloadedJustNow = /was preloaded using link preload but not used/;

/** The failures that the page has reported to the operator. */
export function collectFailures(page: Page): Promise<{ message: string }[]> {
  return page.evaluate(() => Reflect.get(window, 'donateImpactFailures'));
}

/** Whether code has run that a test has added, which sets `ran`. */
export function hasRun(page: Page) {
  return page.evaluate(() => Reflect.get(globalThis, 'ran') === true);
}

/** The text at the top of every page. */
export const bannerText = 'Prototype, Synthetic data, Not a political committee';

// The pages whose URL, title or heading on a first visit does not follow from the route table.
const others: Record<string, { path?: string; title?: string; heading?: string | RegExp }> = {
  '/': { heading: /political dollars count/ },
  '/candidate/:id': { path: '/candidate/ruiz', title: 'Elvira Ruiz · Donate Impact' },
};

/** The URL of every page, with its title and heading on a first visit. */
export const pages = routeTable.map((route) => {
  const { path, remote, title } = { ...route, ...others[route.path] };
  const heading = others[route.path]?.heading ?? title.replace(' · Donate Impact', '');
  return { path, remote, title, heading };
});

/** The number of links in the top bar. */
export const linkCount = routeTable.filter(({ link }) => link).length;

/** The URL of an app's live release, with a slash at the end. */
export async function getFolder(request: APIRequestContext, remote: string) {
  const { remotes } = await (await request.get('/site.json')).json();
  const { id } = remotes.find(({ name }: { name: string }) => name === remote).release;
  return `/remotes/${remote}/${id}/`;
}

/** Goes from the landing page to the matches of a visitor who donates to one candidate; marks the load on the way. */
export async function runTheDemo(page: Page) {
  await page.goto('/');
  // Until then, the browser itself follows a link.
  await waitForHydration(page);
  await markLoad(page);
  await page.getByRole('link', { name: 'Run the Demo' }).click();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await answerWizard(page);
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

export function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

export function siteNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Site' });
}

/** Presses a key and expects focus on one element afterward. */
export async function press(page: Page, key: string, focused: Locator, text?: string | RegExp) {
  await page.keyboard.press(key);
  if (text) await expect(focused).toHaveText(text);
  await expect(focused).toBeFocused();
}

/** Holds the page's requests for a URL until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Marks the current load, to distinguish a navigation from a reload. */
export async function markLoad(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-load', ''));
}

export async function expectSameLoad(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-same-load', '');
}
