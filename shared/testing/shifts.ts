import { expect, type Page } from '@playwright/test';

/** Waits until a shift would no longer be attributed to recent input. */
export async function pastInput(page: Page) {
  await page.evaluate(async () => {
    const end = performance.now() + 520;
    while (performance.now() < end) await new Promise(requestAnimationFrame);
  });
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page: adds up its layout shifts without input. */
export function recordShifts() {
  const total = { value: 0, moved: '' };
  Object.assign(window, { shifts: total });
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      total.value += value;
      for (const { node, previousRect: from, currentRect: to } of sources)
        total.moved += `${startTime} ms: ${(node?.outerHTML ?? node?.textContent)?.slice(0, 60)} from ${from.x}, ${from.y}, ${from.height} high, to ${to.x}, ${to.y}, ${to.height}\n`;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Expects that nothing has moved without input once pending changes are painted. A piece of HTML that ends in the middle of a
 * word moves the text by a fraction of a pixel.
 */
export async function expectStill(page: Page) {
  await pastInput(page);
  await expectShifts(page, 0.001);
}

/** Expects that what has moved without input so far has moved by so much at most. */
export async function expectShifts(page: Page, most: number) {
  const { value, moved } = await page.evaluate<{ value: number; moved: string }>('window.shifts');
  expect(value, moved).toBeLessThanOrEqual(most);
}
