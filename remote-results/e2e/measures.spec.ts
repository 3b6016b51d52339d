import { expect, type Page, test } from '@playwright/test';
import { answer, cards } from './resultsPage';

test.beforeEach(async ({ page }) => {
  await answer(page, { issues: ['climate', 'crime'], impact: 'close', strategy: 'spread' });
});

test('24 cards on a wide screen need at most 1,050 words beside their figures, 85 tab stops and five sizes of type', async ({
  page,
}) => {
  await open(page, 1280);

  const { words, stops, sizes, bold } = await page.evaluate(measure);

  expect(words).toBeLessThanOrEqual(1050);
  expect(stops).toBeLessThanOrEqual(85);
  expect(sizes.length).toBeLessThanOrEqual(5);
  expect(bold).toBeLessThanOrEqual(0.25);
});

test('24 cards on a phone are at most 8,500 px long', async ({ page }) => {
  await open(page, 360);

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    8500,
  );
});

async function open(page: Page, width: number) {
  await page.setViewportSize({ width, height: 740 });
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText(/^Network check: 1 file/)).toBeVisible();
}

/** Runs in the page: measures what can be seen, without the closed lists of choices. */
function measure() {
  const main = document.querySelector('main') ?? document.body;
  const isSeen = (element: Element): boolean => {
    const { clipPath } = getComputedStyle(element);
    const parent = element.parentElement;
    return clipPath !== 'inset(50%)' && (!parent || isSeen(parent));
  };
  const texts = [...main.querySelectorAll('*')]
    .filter(
      (element) => element.tagName !== 'OPTION' && element.checkVisibility() && isSeen(element),
    )
    .map((element) => ({
      style: getComputedStyle(element),
      text: [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join('')
        .trim(),
    }))
    .filter(({ text }) => text !== '');
  const lettersOf = (some: typeof texts) => some.reduce((sum, { text }) => sum + text.length, 0);
  const stops = main.querySelectorAll<HTMLElement>('a, button, input, select, summary, [tabindex]');

  return {
    // Figures are what a receipt is made of.
    words: texts.reduce((sum, { text }) => sum + (text.match(/[a-z]{2,}/gi) ?? []).length, 0),
    stops: [...stops].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility()).length,
    sizes: [...new Set(texts.map(({ style }) => style.fontSize))],
    bold:
      lettersOf(texts.filter(({ style }) => Number(style.fontWeight) >= 600)) / lettersOf(texts),
  };
}
