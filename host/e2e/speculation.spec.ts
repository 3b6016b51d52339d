import { test } from './faultyGateway';
import { expect, heading } from './site';

test('a visitor who presses before the page has started gets the demo that was prefetched', async ({
  page,
  served,
  faults,
}) => {
  const answered: string[] = [];
  served.log = (line) => {
    const { url } = JSON.parse(line);
    if (/^\/\w*$/.test(url)) answered.push(url);
  };
  // As on a slow line, the scripts of the landing page do not arrive before its next page.
  faults.push({ on: /\.js$/, answer: () => {} });
  await page.goto('/', { waitUntil: 'commit' });
  const demo = page.getByRole('link', { name: 'Run the Demo' }).first();

  await demo.hover();
  await expect.poll(() => answered).toContain('/demo');
  faults.length = 0;
  await demo.click({ noWaitAfter: true });

  await expect(heading(page)).toContainText('Step 1 of 3');
  expect(answered).toEqual(['/', '/demo']);
});
