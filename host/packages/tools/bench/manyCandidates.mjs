import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../start/npm.mjs';
import { serveWithData } from './builds.mjs';
import { holds, openPage } from './measurePage.mjs';

const open = { kbit: 100_000, latency: 0 };

/**
 * Measures the list of matches with 10,000 candidates on a CPU 4 times slower: the longest task until the cards show,
 * the time from a change of weights to the new order, and the heap afterwards. Times in ms, memory in MB.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the site with that data
 */
export async function manyCandidates(browser, address) {
  const { page, cdp, close } = await openPage(browser, { name: '', ...open, cpu: 4 });
  await page.goto(`${address}/results`);
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(1500);
  const { longest } = /** @type {{ longest: number }} */ (await page.evaluate('window.bench'));
  await page.getByRole('button', { name: /Explore weights/ }).click();
  const preset = page.getByRole('radio').last();
  await preset.waitFor();
  await page.waitForTimeout(1000);
  const reorder = await changeWeights(page, preset);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await close();
  return { longest, reorder, heap: usedSize / 1e6 };
}

/** @param {import('@playwright/test').Page} page @param {import('@playwright/test').Locator} preset */
async function changeWeights(page, preset) {
  await page.evaluate(() => {
    const text = () => document.querySelector('main tbody')?.textContent;
    const before = text();
    document.addEventListener(
      'click',
      () => {
        const start = performance.now();
        const frame = () => {
          if (text() === before) return requestAnimationFrame(frame);
          return requestAnimationFrame(() =>
            Object.assign(window, { took: performance.now() - start }),
          );
        };
        requestAnimationFrame(frame);
      },
      { once: true, capture: true },
    );
  });
  await preset.click();
  await holds(page, 'window.took > 0');
  return /** @type {Promise<number>} */ (page.evaluate('window.took'));
}

/** Serves the site with 10,000 generated candidates, and gives its address. */
export function serveManyCandidates() {
  const generator = join(root, 'shared/packages/build/generateCandidates.mjs');
  const data = execFileSync('node', [generator, '10000'], { maxBuffer: 1e9 }).toString();
  return serveWithData(data);
}
