import type { Browser, CDPSession, Page } from '@playwright/test';
import { answers, collect, untilItAnswers, watchCard } from './probes';

export interface Profile {
  name: string;
  /** Download speed in kbit/s. */
  kbit: number;
  /** Round trip in ms. */
  latency: number;
  /** How many times slower the CPU runs. */
  cpu: number;
}

export const profiles: Profile[] = [
  { name: '1.6 Mbit/s, 150 ms, 4x slower CPU', kbit: 1600, latency: 150, cpu: 4 },
  { name: '9 Mbit/s, 40 ms, 1x CPU', kbit: 9000, latency: 40, cpu: 1 },
];

/** Opens a page for a new visitor under a profile, with the probes installed. */
export async function openPage(browser: Browser, profile: Profile) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: (profile.kbit * 1000) / 8,
    uploadThroughput: (profile.kbit * 1000) / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  // tsx also compiles the functions that run in the page; they call its helper __name, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(collect);
  return { page, cdp, close: () => context.close() };
}

/** Loads one page with an empty cache. Times in ms, sizes in kB as sent. */
export async function measurePage(
  browser: Browser,
  profile: Profile,
  address: string,
  path: string,
) {
  const { page, cdp, close } = await openPage(browser, profile);
  const network = watchNetwork(cdp);
  const isStill = address.endsWith('#static');
  const probe = answers[path];
  if (probe && !isStill) await page.addInitScript(untilItAnswers(probe));
  if (path === '/results') await page.addInitScript(watchCard);
  await page.goto(address.replace('#static', '') + path, { waitUntil: 'load' });
  if (!isStill) await holds(page, 'window.bench.ready > 0');
  const counted = network.counted();
  await page.waitForTimeout(isStill ? 300 : 600);
  const times = await page.evaluate<Record<string, number>>('window.bench');
  await close();
  return { ...times, ...counted };
}

function watchNetwork(cdp: CDPSession) {
  const sent = new Map<string, { url: string; type?: string }>();
  let bytes = 0;
  let scriptBytes = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    sent.set(requestId, { url: request.url, type });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (sent.get(requestId)?.url.endsWith('.js')) scriptBytes += encodedDataLength;
  });
  return {
    counted: () => ({ kB: bytes / 1000, scriptKB: scriptBytes / 1000, requests: sent.size }),
  };
}

/**
 * Waits until an expression holds in the page. (Playwright's waitForFunction evaluates in the page, which the
 * Content-Security-Policy forbids.)
 */
export async function holds(page: Page, expression: string) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await page.evaluate(expression)) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${expression} did not hold within 60 s at ${page.url()}`);
}
