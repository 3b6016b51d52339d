import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import type { Page } from '@playwright/test';
import { expect, test } from './site';

const hops = 2;

// The number of requests before the visitor does anything. The size limits of scripts are in .size-limit.mjs.
for (const [path, requests] of [
  ['/', 7],
  ['/demo', 6],
  ['/results', 7],
  ['/confirm', 7],
] as const)
  test(`${path} costs at most ${requests} requests and ${hops} serial hops`, async ({ page }) => {
    const sent = await load(page, path);

    expect(sent.size, [...sent.keys()].join('\n')).toBeLessThanOrEqual(requests);
    expect(Math.max(...sent.values())).toBe(hops);
  });

/** Loads a page for a visitor who saves data, and gives each requested URL with its place in the chain. */
async function load(page: Page, path: string) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const sent = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const by =
      initiator.url ??
      initiator.stack?.callFrames[0]?.url ??
      initiator.stack?.parent?.callFrames[0]?.url;
    // Browsers decide whether and when to request the icon.
    if (!request.url.endsWith('/icon.svg'))
      sent.set(request.url, (by ? (sent.get(by) ?? 0) : 0) + 1);
  });
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  return sent;
}
