import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { serveData } from '@donate-impact/testing/serveData';
import { rememberAnswers } from '@donate-impact/testing/storage';
import { expect, type Page, test } from '@playwright/test';
import { cards, exploreWeights } from './resultsPage';

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
const markup = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

/** Odd but valid: each must be shown. */
const odd = [
  aCandidate({ id: 'no-funds', funding: { us: 0, them: 0 } }),
  aCandidate({
    id: 'markup',
    name: markup,
    district: markup,
    profile: markup,
    issues: [markup.slice(0, 60)],
  }),
  aCandidate({
    id: 'hidden',
    name: '\u202eEvil \u200b\u200dName\u2066',
    district: 'مقاطعة \u202e الميناء',
  }),
  aCandidate({
    id: 'long',
    name: long,
    district: long,
    profile: long.repeat(20),
    issues: ['x'.repeat(64)],
  }),
  aCandidate({ id: 'long-site', site: `https://${'ж'.repeat(55)}.example.org/` }),
  aCandidate({ id: 'fractions', polling: { us: 48.123456, them: 46.1, moe: 3.3333333333333335 } }),
  aCandidate({
    id: 'most',
    funding: { us: 100_000_000_000, them: 100_000_000_000 },
    timeToElectionDays: 10_000,
  }),
  aCandidate({ id: 'past', timeToElectionDays: -10_000, site: 'javascript:window.ran=1' }),
  aCandidate({ id: '__proto__', funding: { us: 400, them: 31_600 }, timeToElectionDays: 1 / 3 }),
  aCandidate({ id: 'two words/#?%', timeToElectionDays: 72 + 1 / 3 }),
  aCandidate({ id: 'marks', name: `Z${'\u0301\u0317'.repeat(40)}oe Marks` }),
];

test('odd records are shown, and nothing runs or overflows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await rememberAnswers(page);
  await serveData(page, odd);
  await page.goto('/results');
  const card = (id: string) =>
    page.locator(`article[aria-labelledby="candidate-${encodeURIComponent(id)}"]`);

  await expect(cards(page)).toHaveCount(odd.length);
  await page.getByRole('button', { name: 'Filter' }).click();
  for (const { id } of odd) await card(id).getByRole('button', { name: /^Why/ }).click();
  await exploreWeights(page);
  await expect(page.getByRole('slider')).toHaveCount(4);
  for (const id of ['long', 'markup', 'marks']) await card(id).getByRole('checkbox').check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await card('long')
    .getByRole('button', { name: /^Donate/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm Your Donation');
  await expectSound(page);
  for (const id of ['markup', 'long', 'long-site', 'past', '__proto__', 'two words/#?%']) {
    await page.goto(`/candidate/${encodeURIComponent(id)}`);
    await expect(page.getByRole('button', { name: 'Donate $50' })).toBeVisible();
    await expectSound(page);
  }
});

const boxes = 'article, section, button, a, li, dialog, [role="dialog"]';

/** Nothing in the data ran, nothing is wider than the screen or its box, and no value is missing. */
async function expectSound(page: Page) {
  const found = await page.evaluate((selector) => {
    const name = ({ tagName, id, textContent }: Element) =>
      `${tagName} ${id} ${textContent?.slice(0, 40)}`;
    const seen = [
      ...document.querySelectorAll('main *, [role="dialog"], [role="dialog"] *'),
    ].filter((each) => each.checkVisibility() && !each.closest('table'));
    return {
      ran: Reflect.get(window, 'ran'),
      scrolls: document.documentElement.scrollWidth > window.innerWidth,
      wide: seen
        .filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1)
        .map(name),
      full: seen
        .filter((each) => each.matches(selector) && each.scrollWidth > each.clientWidth)
        .filter((each) => getComputedStyle(each).display !== 'inline')
        .map((each) => `${name(each)}: ${each.scrollWidth} in ${each.clientWidth} px`),
    };
  }, boxes);
  expect.soft(found).toEqual({ ran: undefined, scrolls: false, wide: [], full: [] });
  await expect(page.locator('body')).not.toContainText(
    /\bNaN\b|undefined|\[object|Infinity|\d\.\d{5}/,
  );
}
