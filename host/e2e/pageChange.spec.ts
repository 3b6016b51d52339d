import { countRecalculatedStyles } from './countRecalculatedStyles';
import { cards, expect, heading, rememberAnswers, settled, taken, test } from './site';

const answers = { issues: ['climate', 'crime'], impact: 'track', strategy: 'spread' };

for (const [machine, prepare] of [
  ['a fast machine', hideLongTasks],
  ['a slow machine', pretendLongTask],
] as const) {
  test(`leaving the list on ${machine} computes no styles of the cards that are left`, async ({
    page,
    browser,
  }) => {
    await page.addInitScript(prepare);
    await rememberAnswers(page, answers);
    await page.goto('/results');
    await taken(page);
    await expect(cards(page)).toHaveCount(24);
    await settled(page);
    const elements = await page.locator('main *').count();

    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page
      .getByRole('button', { name: /^Donate/ })
      .first()
      .click();
    await expect(heading(page)).toHaveText(/^Confirm/);
    const trace = await browser.stopTracing();

    expect(countRecalculatedStyles(trace)).toBeLessThan(elements / 2);
  });
}

function hideLongTasks() {
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
}

function pretendLongTask() {
  window.PerformanceObserver = class extends PerformanceObserver {
    constructor(listener: PerformanceObserverCallback) {
      super(listener);
      const entries = { getEntries: () => [{ duration: 200 }] };
      listener(entries as unknown as PerformanceObserverEntryList, this);
    }
  };
}
