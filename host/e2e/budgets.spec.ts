import { remoteNames } from '@donate-impact/build/remotes';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, folderOf, taken, test } from './site';

/** What a route may cost before the visitor does anything: scripts in kB (Brotli), requests, serial hops. */
const budgets = [
  { path: '/', scripts: 123, requests: 6 },
  { path: '/about', scripts: 121, requests: 6 },
  { path: '/audit', scripts: 125, requests: 6 },
  { path: '/accessibility', scripts: 120, requests: 6 },
  { path: '/demo', scripts: 123, requests: 6 },
  { path: '/results', scripts: 150, requests: 7 },
  { path: '/candidate/ruiz', scripts: 142, requests: 7 },
  { path: '/confirm', scripts: 138, requests: 7 },
];

const longestPathOfRequests = 2;

for (const { path, scripts, requests } of budgets) {
  test(`${path} costs at most ${scripts} kB of script, ${requests} requests and ${longestPathOfRequests} serial hops`, async ({
    page,
    request,
  }) => {
    const { sent, hops } = await load(page, path);

    expect(await brotliOf(request, sent.filter(isScript))).toBeLessThanOrEqual(scripts);
    expect(sent.length).toBeLessThanOrEqual(requests);
    expect(Math.max(...hops.values())).toBe(longestPathOfRequests);
  });
}

for (const remote of remoteNames) {
  test(`the entry of ${remote} is at most 2.5 kB and contains no singleton`, async ({
    request,
  }) => {
    const folder = await folderOf(request, remote);
    const manifest = await (await request.get(`${folder}mf-manifest.json`)).json();
    const { path, name } = manifest.metaData.remoteEntry;

    expect(await brotliOf(request, [`${folder}${path}${name}`])).toBeLessThanOrEqual(2.5);
    for (const shared of manifest.shared) expect(shared.assets.js).toEqual({ sync: [], async: [] });
  });
}

async function load(page: Page, path: string) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const hops = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const by =
      initiator.url ??
      initiator.stack?.callFrames[0]?.url ??
      initiator.stack?.parent?.callFrames[0]?.url;
    hops.set(request.url, (by ? (hops.get(by) ?? 0) : 0) + 1);
  });
  await page.goto(path);
  await taken(page);
  await page.waitForLoadState('networkidle');
  // Browsers request the icon or not, whenever they like.
  const sent = [...hops.keys()]
    .map((url) => new URL(url).pathname)
    .filter((path) => path !== '/icon.svg');
  return { sent, hops };
}

const isScript = (path: string) => path.endsWith('.js');

async function brotliOf(request: APIRequestContext, paths: string[]) {
  let bytes = 0;
  for (const path of paths) {
    const answer = await request.head(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    bytes += Number(answer.headers()['content-length']);
  }
  return bytes / 1000;
}
