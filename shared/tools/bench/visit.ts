import type { Browser, Page } from '@playwright/test';

/** Download speeds in kbit/s, round trips in ms, and how many times slower the CPU runs. */
export const profiles = [
  { name: '1.6 Mbit/s, 150 ms, 4x slower CPU', kbit: 1600, latency: 150, cpu: 4 },
  { name: '9 Mbit/s, 40 ms, 1x CPU', kbit: 9000, latency: 40, cpu: 1 },
];
export type Profile = (typeof profiles)[number];

/** Tests by a page's path that it reacts to clicks. */
export const answers: Record<string, () => boolean> = {
  '/': () =>
    [...document.querySelectorAll('main button')].some((button) =>
      /pause/i.test(button.textContent ?? ''),
    ),
  '/demo': () => {
    const box = document.querySelector<HTMLInputElement>('main input[type=checkbox]');
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    const next = buttons.find(({ textContent }) => textContent === 'Next');
    if (box && !box.checked) box.click();
    return next?.disabled === false;
  },
  '/results': () => document.querySelector('main article button') !== null,
};

/** Loads a page with an empty cache. Times in ms, the size of its scripts in bytes as sent. */
export async function load(browser: Browser, profile: Profile, url: string, path: string) {
  const { page, cdp, close } = await openPage(browser, profile);
  const sent = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) sent.set(requestId, 0);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.has(requestId)) sent.set(requestId, encodedDataLength);
  });
  const answer = answers[path];
  if (answer) await page.addInitScript(noteAnswer(answer));
  await page.goto(url + path, { waitUntil: 'load' });
  if (sent.size > 0) await page.evaluate('window.answered');
  const scripts = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0);
  await page.waitForTimeout(600);
  const measured = await page.evaluate<Record<string, number>>('window.load');
  await close();
  return { ...measured, scripts };
}

/** Walks from the landing page to /confirm, with pauses in which pages are fetched. Gives the time of each navigation. */
export async function walk(browser: Browser, profile: Profile, url: string) {
  const { page, close } = await openPage(browser, profile);
  const pause = () => page.waitForTimeout(2500);
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await page.goto(url, { waitUntil: 'load' });
  await pause();
  const demo = await timed(page, 'Run the Demo');
  await pause();
  await page.getByLabel('Climate & Environment').check();
  await next();
  await page.getByRole('radio').first().check();
  await next();
  await page.getByRole('radio').last().check();
  const results = await timed(page, 'See Matches', 'main article');
  await pause();
  const confirm = await timed(page, 'Donate $50');
  await page.waitForTimeout(500);
  await page.goBack();
  await page.getByRole('article').nth(23).waitFor();
  await pause();
  const again = await timed(page, 'Donate $50');
  await close();
  return { '/demo': demo, '/results': results, '/confirm': confirm, '/confirm, again': again };
}

async function timed(page: Page, label: string, shows = 'main h1') {
  const time = page.evaluate(timeClick, { label, shows });
  await page.locator('main').locator('a, button').filter({ hasText: label }).first().click();
  return time;
}

/** Opens a page for a new visitor under a profile, with the observers installed. */
async function openPage(browser: Browser, { kbit, latency, cpu }: Profile) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const rate = (kbit * 1000) / 8;
  const network = { offline: false, latency, downloadThroughput: rate, uploadThroughput: rate };
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  // tsx also compiles the functions that run in the page; they call its helper __name, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(collect);
  return { page, cdp, close: () => context.close() };
}

/** An observed entry; which of these it has depends on its type. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };

/** Collects a page's paints, shifts and long tasks in `window.load`, in ms; runs before the page's own scripts. */
function collect() {
  const load = { fcp: 0, lcp: 0, cls: 0, ready: 0, blocking: 0 };
  Object.assign(window, { load });
  const observe = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    load.lcp = startTime;
  });
  observe('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) load.cls += value;
  });
  observe('longtask', ({ duration }) => {
    load.blocking += Math.max(0, duration - 50);
  });
}

/** A script that notes when the page answers, and fulfills `window.answered` then. */
function noteAnswer(answer: () => boolean) {
  return `window.answered = new Promise((resolve) => {
    const answer = ${answer};
    const frame = () => {
      if (!answer()) return requestAnimationFrame(frame);
      window.load.ready = performance.now();
      resolve();
    };
    requestAnimationFrame(frame);
  });`;
}

/** The time in ms from the next click on a control to the frame after the next page has an element that the old one lacks. */
function timeClick({ label, shows }: { label: string; shows: string }) {
  const old = document.querySelector(shows);
  const controls = [...document.querySelectorAll('main a, main button')];
  const control = controls.find(({ textContent }) => textContent?.trim().startsWith(label));
  return new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const frame = () => {
        const shown = document.querySelector(shows);
        if (!shown || shown === old) return requestAnimationFrame(frame);
        return requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(frame);
    };
    control?.addEventListener('click', begin, { once: true, capture: true });
  });
}
