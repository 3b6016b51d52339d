/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusalOfSite } from './refusalOfSite';

const page = '<script type="application/json" id="remotes">{"wizard":"/","results":"/"}</script>';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it('lets a remote be developed inside a site that lists it', async () => {
  const site = await serve((_, response) => response.end(page));

  expect(await refusalOfSite('wizard', site)).toBeNull();
  expect(await refusalOfSite('wizard', `${site}/`)).toBeNull();
});

it('names the remotes that a site has instead', async () => {
  const site = await serve((_, response) => response.end(page));

  expect(await refusalOfSite('bulletin', site)).toContain(
    'has no remote "bulletin", only wizard, results.',
  );
});

it.each([
  ['', 'is not the address of a site'],
  ['true', 'is not the address of a site'],
  ['localhost:8080', 'is not the address of a site'],
  ['http://staging.example/demo?step=2', 'Give the address of the site alone'],
  ['http://localhost:1', 'does not answer'],
])('refuses the address "%s"', async (address, refusal) => {
  expect(await refusalOfSite('wizard', address)).toContain(refusal);
});

it.each<[string, RequestListener, string]>([
  ['shows another page', (_, response) => response.end('<h1>Welcome</h1>'), 'lists no remotes'],
  ['fails', (_, response) => response.writeHead(503).end(), 'status 503'],
])('refuses a site that %s', async (_, listener, refusal) => {
  expect(await refusalOfSite('wizard', await serve(listener))).toContain(refusal);
});

it('names the address to which a site has moved', async () => {
  const site = await serve((_, response) => response.end(page));
  const before = await serve((_, response) => response.writeHead(301, { Location: site }).end());

  expect(await refusalOfSite('wizard', before)).toContain(`leads to ${site}: give that address`);
});

it('says what to do where https is not spoken', async () => {
  const site = await serve((_, response) => response.end(page));

  expect(await refusalOfSite('wizard', site.replace('http', 'https'))).toMatch(
    /does not answer \(.+\)\..* give an address with http\./,
  );
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, listening));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
