import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { answerQuestions } from '@donate-impact/testing/answerWizard';
import installChromium from '@donate-impact/testing/chromium';
import type { Browser, Page } from '@playwright/test';

const run = promisify(exec);

/** What was measured, by its name: times in ms, sizes in bytes. */
export type Figures = Record<string, number>;

/** Download speeds in kbit/s, round trips in ms, and how many times slower the CPU runs. */
const lines = {
  slow: { kbit: 1600, latency: 150, cpu: 4 },
  fast: { kbit: 9000, latency: 40, cpu: 1 },
};

/** Lighthouse's measures, in ms and bytes: those that make its score, and the bytes. */
const audits =
  'first-contentful-paint,largest-contentful-paint,speed-index,total-blocking-time,cumulative-layout-shift,total-byte-weight';

interface LighthouseReport {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
}

/** Measures a page with Lighthouse as it is by default: a phone, with a simulated line and CPU. */
export async function runLighthouse(url: string): Promise<Figures> {
  const flags = `--only-audits=${audits} --disable-full-page-screenshot --chrome-flags="--headless --no-sandbox"`;
  const env = { ...process.env, CHROME_PATH: installChromium() };
  const { stdout } = await run(`lighthouse ${url} --quiet --output=json ${flags}`, {
    env,
    maxBuffer: 2 ** 26,
  });
  const report: LighthouseReport = JSON.parse(stdout);
  const figures = Object.entries(report.audits).map(([id, { numericValue }]) => [id, numericValue]);
  return { score: 100 * report.categories.performance.score, ...Object.fromEntries(figures) };
}

/** Loads a page with an empty cache on each line. @param ready selects an element that it has once it answers clicks */
export async function load(browser: Browser, url: string, ready: string): Promise<Figures> {
  const figures: Figures = {};
  for (const line of ['fast', 'slow'] as const) {
    const page = await openPage(browser, line);
    await page.goto(url, { waitUntil: 'commit' });
    const { time, bytes, paint } = await page.evaluate(measureLoad, ready);
    await page.context().close();
    figures[`ready, ${line} line`] = time;
    figures[`largest contentful paint, ${line} line`] = paint;
    figures['scripts until ready'] = bytes;
  }
  return figures;
}

async function measureLoad(ready: string) {
  while (!document.querySelector(ready)) await new Promise(requestAnimationFrame);
  const time = performance.now();
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  await new Promise((next) => setTimeout(next, 500));
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  return { time, bytes, paint: observer.takeRecords().at(-1)?.startTime ?? 0 };
}

/** Walks from the landing page to /confirm on the slow line, with pauses in which pages are prefetched. */
export async function walk(browser: Browser, url: string): Promise<Figures> {
  const page = await openPage(browser, 'slow');
  const pause = () => page.waitForTimeout(2500);
  const figures: Figures = {};
  await page.goto(url);
  await page.evaluate(observePresses);
  await pause();
  figures['click to /demo'] = await timeNavigation(page, 'Run the Demo');
  await pause();
  await answerQuestions(page);
  figures['click to /results'] = await timeNavigation(page, 'See Matches', 'main article');
  await pause();
  figures['click to /confirm'] = await timeNavigation(page, 'Donate $50');
  await pause();
  Object.assign(figures, await page.evaluate('summarizePresses()'));
  await page.context().close();
  return figures;
}

/** Goes from the landing page to /demo where a click does nothing but replace the page's markup. */
export async function replaceMarkup(browser: Browser, url: string): Promise<Figures> {
  const page = await openPage(browser, 'slow');
  await page.goto(url);
  await page.evaluate(async () => {
    const [, markup = ''] =
      /<main[^>]*>(.*)<\/main>/s.exec(await (await fetch('/demo')).text()) ?? [];
    const main = document.querySelector('main') ?? document.body;
    main.addEventListener('click', (event) => {
      event.preventDefault();
      main.innerHTML = markup;
    });
  });
  const time = await timeNavigation(page, 'Run the Demo');
  await page.context().close();
  return { 'click to /demo': time };
}

async function timeNavigation(page: Page, label: string, shows = 'main h1') {
  const time = page.evaluate(timeClick, shows);
  await page.locator('main').locator('a, button').filter({ hasText: label }).first().click();
  return time;
}

/** Gives the time in ms from the next click to the frame after the page has an element that it lacked before. */
async function timeClick(selector: string) {
  const old = document.querySelector(selector);
  const { timeStamp } = await new Promise<Event>((resolve) => {
    document.addEventListener('click', resolve, { once: true, capture: true });
  });
  while ([old, null].includes(document.querySelector(selector)))
    await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - timeStamp;
}

/** Sets `window.summarizePresses`: the longest answer to a press, and the longest task that runs within 1 s after one. */
function observePresses() {
  const presses: PerformanceEventTiming[] = [];
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => {
    const events = list.getEntries() as PerformanceEventTiming[];
    presses.push(...events.filter(({ interactionId }) => interactionId));
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
  }).observe({ type: 'longtask' });
  const longest = (entries: PerformanceEntry[]) => Math.max(0, ...entries.map((e) => e.duration));
  const followsPress = ({ startTime, duration }: PerformanceEntry) =>
    presses.some(({ startTime: at }) => startTime + duration > at && startTime < at + 1000);
  const summarizePresses = () => ({
    INP: longest(presses),
    'longest task after a press, ms': longest(tasks.filter(followsPress)),
  });
  Object.assign(window, { summarizePresses });
}

/** Opens a page for a new visitor. */
async function openPage(browser: Browser, line: keyof typeof lines) {
  const { kbit, latency, cpu } = lines[line];
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const rate = (kbit * 1000) / 8;
  const network = { offline: false, latency, downloadThroughput: rate, uploadThroughput: rate };
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  // tsx also compiles the functions that run in the page; they call its helper __name, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named;');
  return page;
}
