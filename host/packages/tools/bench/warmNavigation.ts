import type { Browser, Page } from '@playwright/test';
import { holds, openPage, type Profile } from './measurePage';

/**
 * Measures the journey of a visitor whose pages are already fetched: for each navigation, the time from the click to
 * the frame after the new page's heading, the first time and (Again) the third, and its floor, the same markup put in
 * place by hand, in a pause before and after; and the longest response to any click or key (INP). Times in ms.
 */
export async function warmNavigation(browser: Browser, profile: Profile, address: string) {
  const { page, close } = await openPage(browser, profile);
  await page.goto(`${address}/`, { waitUntil: 'load' });
  const pause = () => page.waitForTimeout(2500);
  await pause();
  const toDemo = await timed(page, 'Run the Demo');
  const demoFloor = await floor(page);
  await pause();
  await page.getByLabel('Climate & Environment').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio').last().check();
  const toResults = await timed(page, 'See Matches');
  await page.getByRole('article').first().waitFor();
  await pause();
  const resultsFloor = await floor(page);
  await pause();
  const toConfirm = await timed(page, 'Donate $50');
  await page.waitForTimeout(500);
  const confirmFloor = await floor(page);
  let toConfirmAgain = 0;
  for (const _ of ['second', 'third']) {
    await page.goBack();
    await page.getByRole('article').nth(23).waitFor();
    await page.waitForTimeout(1000);
    toConfirmAgain = await timed(page, 'Donate $50');
    await page.waitForTimeout(500);
  }
  const { inp } = await page.evaluate<{ inp: number }>('window.bench');
  await close();
  const floors = { demoFloor, resultsFloor, confirmFloor };
  return { toDemo, toResults, toConfirm, toConfirmAgain, ...floors, inp };
}

async function timed(page: Page, text: string) {
  await page.evaluate((wanted) => {
    const old = document.querySelector('main h1');
    const control = [...document.querySelectorAll('main a, main button')].find((element) =>
      element.textContent?.trim().startsWith(wanted),
    );
    control?.addEventListener(
      'click',
      () => {
        const start = performance.now();
        const frame = () => {
          const heading = document.querySelector('main h1');
          if (!heading || heading === old) return requestAnimationFrame(frame);
          return requestAnimationFrame(() =>
            Object.assign(window, { took: performance.now() - start }),
          );
        };
        requestAnimationFrame(frame);
      },
      { once: true, capture: true },
    );
    Object.assign(window, { took: 0 });
  }, text);
  await page.locator('main').locator('a, button').filter({ hasText: text }).first().click();
  await holds(page, 'window.took > 0');
  return page.evaluate<number>('window.took');
}

/** The time in which the browser shows a copy of the page's markup in place of it, which is then put back. */
function floor(page: Page) {
  return page.evaluate(async () => {
    const main = document.querySelector('main');
    if (!main) throw new Error('There is no <main>');
    const frame = () => new Promise(requestAnimationFrame);
    const own = [...main.childNodes];
    const copy = own.map((node) => node.cloneNode(true));
    main.replaceChildren();
    await frame();
    await frame();
    const start = performance.now();
    main.replaceChildren(...copy);
    await frame();
    await frame();
    const took = performance.now() - start;
    main.replaceChildren(...own);
    return took;
  });
}
