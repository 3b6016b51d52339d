import type { Locator, Page } from '@playwright/test';
import { cards, expect, heading, holdRequests, pages, rememberAnswers, taken, test } from './site';

const answers = { issues: ['climate', 'crime'], impact: 'track', strategy: 'spread' };
const addresses = [...pages.map(({ path }) => path), '/candidate/nobody'];

for (const path of addresses) {
  test(`${path} fits a 320 by 256 px window, as at 400 % zoom, and does not move under reduced motion`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await rememberAnswers(page, answers);
    await page.goto(path);
    await taken(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (path === '/results') await expect(cards(page).first()).toBeVisible();

    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`pages change ${moves ? 'with' : 'without'} a transition under ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(recordTransitions);
    // However busy the machine is that runs this.
    await page.addInitScript(hideLongTasks);
    await page.goto('/');
    await taken(page);

    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect(heading(page)).toHaveText('About Us');
    await page.getByRole('link', { name: 'Try the Demo' }).click();
    await expect(heading(page)).toHaveText(/^Step 1/);

    await expect.poll(() => page.evaluate('window.transitions.length')).toBe(2);
    const animated: number[] = await page.evaluate('window.transitions');
    expect(animated.every((count) => count > 0 === moves)).toBe(true);
  });
}

test('the next page comes without a transition where the machine is slow', async ({ page }) => {
  await page.addInitScript(recordTransitions);
  await page.goto('/');
  await taken(page);
  await page.evaluate(takeLong);

  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(heading(page)).toHaveText('About Us');

  expect(await page.evaluate('window.transitions')).toEqual([]);
});

test('the note on a preview starts where the header and the page start', async ({
  page,
  request,
}) => {
  const { wizard } = await (await request.get('/releases.json')).json();
  await page.goto(`/demo?releases=wizard@${wizard}`);
  await taken(page);
  const note = page.getByText('in this browser only');
  const header = page.getByRole('banner').getByRole('link', { name: 'Donate Impact' });

  for (const width of [360, 768, 1280, 1600]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });

      const edge = await textEdge(heading(page));
      const edges = [await textEdge(note), await textEdge(header)];
      expect.soft(edges, `${colorScheme}, ${width} px`).toEqual([edge, edge]);
    }
  }
});

test('the links of the footer are on one line', async ({ page }) => {
  await page.goto('/about');
  await taken(page);
  const links = page.getByRole('contentinfo').getByRole('link');

  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await links.evaluateAll((found) =>
      found.map((link) => link.getBoundingClientRect().top),
    );
    expect.soft(tops, `${width} px`).toHaveLength(2);
    expect.soft(new Set(tops).size, `${width} px`).toBe(1);
  }
});

test('a slow page is announced, and the previous page stays until it loads', async ({ page }) => {
  const release = await holdRequests(page, '**/remotes/wizard/**');

  await page.goto('/about');
  await taken(page);

  await page.getByRole('link', { name: 'Try the Demo' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible();
  await expect(heading(page)).toHaveText('About Us');
  release();
  await expect(heading(page)).toHaveText(/^Step 1/);
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});

/** Where the text of an element starts, in pixels from the left. */
function textEdge(element: Locator) {
  return element.evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    return text.getBoundingClientRect().left;
  });
}

function sideways(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

function hideLongTasks() {
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
}

/** Resolves when the page's observers have been told of a long task. */
function takeLong() {
  return new Promise<void>((resolve) => {
    new PerformanceObserver(() => setTimeout(resolve)).observe({ type: 'longtask' });
    setTimeout(() => {
      const end = performance.now() + 200;
      while (performance.now() < end);
    });
  });
}

/** Counts what moves in each page change. */
function recordTransitions() {
  const transitions: number[] = [];
  Object.assign(window, { transitions });
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(
      () =>
        transitions.push(
          document.documentElement
            .getAnimations({ subtree: true })
            .filter(
              ({ effect }) =>
                effect instanceof KeyframeEffect &&
                effect.pseudoElement?.startsWith('::view-transition'),
            ).length,
        ),
      () => transitions.push(0),
    );
    return transition;
  };
}
