import { rememberAnswers } from '@donate-impact/testing/storage';
import { expect, test } from '@playwright/test';
import { cards } from './resultsPage';

test('24 cards on a wide screen, two of which fit the window, need at most 1,050 words beside their figures, 85 tab stops and five sizes of type', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await rememberAnswers(page);
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText('Network check: 1 file downloaded, nothing sent')).toBeVisible();
  await expect(cards(page).nth(1)).toBeInViewport({ ratio: 1 });

  const { words, stops, sizes, bold } = await page.evaluate(measure);

  expect(words).toBeLessThanOrEqual(1050);
  expect(stops).toBeLessThanOrEqual(85);
  expect(sizes.length).toBeLessThanOrEqual(5);
  expect(bold).toBeLessThanOrEqual(0.25);
});

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
