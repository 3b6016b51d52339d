import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGateway } from '@donate-impact/gateway';
import { thisRelease, whileServed } from './gateway';
import { expectStill, recordShifts } from './shifts';
import { pages, test as siteTest, taken } from './site';

const size = 500;
const pause = 15;

/** The site's test on a server that sends each page in pieces with pauses, as a slow line with small packets does. */
const test = siteTest.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const site = createGateway(thisRelease);
    await whileServed(
      createServer((request, response) => {
        if (request.headers.accept?.includes('text/html')) sendInPieces(request, response);
        site.emit('request', request, response);
      }),
      use,
    );
  },
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(recordShifts);
});

for (const width of [360, 768, 1280, 1350])
  for (const { path } of pages)
    test(`nothing moves while ${path} arrives in pieces at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });

      await page.goto(path);
      await taken(page);

      await expectStill(page, 0.001);
    });

function sendInPieces(request: IncomingMessage, response: ServerResponse) {
  request.headers['accept-encoding'] = 'identity';
  const end = response.end.bind(response);
  response.end = ((body: string) => {
    void (async () => {
      for (let start = 0; start < body.length; start += size) {
        response.write(body.slice(start, start + size));
        await sleep(pause);
      }
      end();
    })();
  }) as never;
}
