import { readLiveRelease } from '@donate-impact/releases/activeReleases';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import { getDist, test, thisRelease } from './gateway';
import { expect, heading, siteNavigation } from './site';

test('a page reports once how long it took, when it is hidden, and the visitor reads that it does', async ({
  page,
  served,
}) => {
  const taken: unknown[] = [];
  const log = (line: string) => {
    const { method, url, status } = JSON.parse(line);
    if (method === 'POST') taken.push([url, status]);
  };
  Object.assign(served, { REPORTS: true, TIMINGS: 1, log });
  await page.addInitScript(keepBeacons);

  await page.goto('/results');
  await page.getByText(/^Network check/).click();
  await expect(page.getByText('Your browser measures how long pages take')).toBeVisible();
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');
  await page.goto('/confirm');
  await waitForHydration(page);

  expect(taken).toEqual([['/timings', 204]]);
  const sent = await page.evaluate(() => sessionStorage.getItem('sent'));
  const { shell, timings } = JSON.parse(sent ?? '');
  expect(shell).toBe(readLiveRelease(thisRelease.host));
  const results = ['results', 'Results', readLiveRelease(getDist('results'))];
  const about = ['marketing', 'About', readLiveRelease(getDist('marketing'))];
  for (const [page, name] of [
    [results, 'TTFB'],
    [results, 'LCP'],
    [results, 'INP'],
    [results, 'CLS'],
    [about, 'page'],
  ] as const)
    expect(timings).toContainEqual([...page, name, expect.any(Number)]);
});

/** Runs in the page before its scripts. No browser tells tests what a page sends while it ends. */
function keepBeacons() {
  const { sendBeacon } = navigator;
  navigator.sendBeacon = (url, body) => {
    sessionStorage.setItem('sent', `${body}`);
    return sendBeacon.call(navigator, url, body);
  };
}
