import { execFileSync } from 'node:child_process';
import type { Browser, Locator, Page } from '@playwright/test';
import { root } from '../start/npm.mjs';
import { serveWithData } from './builds';
import { holds, openPage } from './measurePage';

const open = { kbit: 100_000, latency: 0 };

/**
 * Measures the list of matches with 10,000 candidates on a CPU 4 times slower: the longest task until the cards show,
 * the time from a change of weights to the new order, and the heap afterwards. Times in ms, memory in MB.
 * @param address of the site with that data
 */
export async function manyCandidates(browser: Browser, address: string) {
  const { page, cdp, close } = await openPage(browser, { name: '', ...open, cpu: 4 });
  await page.goto(`${address}/results`);
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(1500);
  const { longest } = await page.evaluate<{ longest: number }>('window.bench');
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

async function changeWeights(page: Page, preset: Locator) {
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
  return page.evaluate<number>('window.took');
}

/** Serves what is compared with 10,000 generated candidates, and gives the addresses. */
export function serveManyCandidates() {
  const generator = ['--import', 'tsx', 'shared/packages/build/generateCandidates.ts'];
  const options = { cwd: root, maxBuffer: 1e9 };
  const data = execFileSync(process.execPath, [...generator, '10000'], options).toString();
  return serveWithData(data);
}
