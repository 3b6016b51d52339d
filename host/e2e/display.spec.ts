import type { Page } from '@playwright/test';
import { cards, expect, heading, pages, rememberAnswers, taken, test } from './site';

const answers = { issues: ['climate', 'crime'], impact: 'track', strategy: 'spread' };
const addresses = [...pages.map(({ path }) => path), '/accessibility', '/candidate/nobody'];

for (const path of addresses) {
  test(`${path} fits a window of 320 by 256 px, as at 400 % zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await rememberAnswers(page, answers);
    await page.goto(path);
    await taken(page);
    if (path === '/results') await expect(cards(page).first()).toBeVisible();

    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test(`${path} is still where less motion is wanted`, async ({ page }) => {
    await page.goto(path);
    await taken(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (path === '/results') await expect(cards(page).first()).toBeVisible();

    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

test('the dialogs can be used at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/results');
  await expect(cards(page).first()).toBeVisible();
  for (const index of [0, 1]) await cards(page).nth(index).getByRole('checkbox').check();

  for (const [opener, last] of [
    ['How scoring works', 'What is not scored'],
    ['Compare side by side', 'Issues'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await dialog.getByText(last, { exact: true }).scrollIntoViewIfNeeded();
    await expect(dialog.getByText(last, { exact: true })).toBeInViewport();
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`pages change ${moves ? 'with' : 'without'} a transition under ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(recordTransitions);
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

test('a page that takes long is announced, and the one before stays until then', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/wizard/**', async (route) => {
    await released;
    await route.continue();
  });

  await page.goto('/about');
  await taken(page);

  await page.getByRole('link', { name: 'Try the Demo' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible();
  await expect(heading(page)).toHaveText('About Us');
  release();
  await expect(heading(page)).toHaveText(/^Step 1/);
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});

test('forced colours keep the bars, the badges and the chosen card apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await rememberAnswers(page, answers);
  await page.goto('/results');
  const card = cards(page).first();
  await expect(card).toBeVisible();

  const fills = await card
    .getByRole('figure', { name: 'Funding' })
    .locator('rect')
    .evaluateAll((bars) => bars.map((bar) => [getComputedStyle(bar).fill, bar.classList.value]));
  const fillOf = (name: string) => fills.find(([, classes]) => classes === name)?.[0];
  expect(fillOf('us')).not.toBe(fillOf('them'));
  expect(fillOf('us')).not.toBe(fillOf('groove'));
});

test('without scripts the navigation stands open', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  for (const path of ['/', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Run Demo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  }
  await context.close();
});

function sideways(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Counts what moves in each change of page. */
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
