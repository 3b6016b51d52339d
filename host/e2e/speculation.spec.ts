import { createServer } from 'node:http';
import { getServer, test as ownServerTest, whileServed } from './gateway';
import { expect, heading } from './site';

/** The site's test on a slow line: the scripts of the landing page do not arrive before its next page. */
const test = ownServerTest.extend<{ asked: string[]; answered: string[] }>({
  asked: async ({ browserName: _ }, use) => use([]),
  answered: async ({ browserName: _ }, use) => use([]),
  baseURL: async ({ served, asked, answered }, use) => {
    const gateway = getServer(served);
    const server = createServer((request, response) => {
      const { url = '', headers } = request;
      if (url.endsWith('.js') && !answered.includes('/demo')) return;
      if (/^\/\w*$/.test(url)) asked.push(`${url} ${headers['sec-purpose'] ?? ''}`.trim());
      response.once('finish', () => answered.push(url));
      gateway.emit('request', request, response);
    });
    await whileServed(server, use);
  },
});

test('a visitor who presses before the page has started gets the demo that was prefetched', async ({
  page,
  asked,
  answered,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  const demo = page.getByRole('link', { name: 'Run the Demo' }).first();

  await demo.hover();
  await expect.poll(() => answered).toContain('/demo');
  await demo.click({ noWaitAfter: true });

  await expect(heading(page)).toContainText('Step 1 of 3');
  expect(asked).toEqual(['/', '/demo prefetch']);
});
