import type { FastifyInstance } from 'fastify';
import { siteSource } from '../sources/siteSource';
import { listen } from './ask';
import { getDist, openGateway, serveBuilds } from './startGateway';

const site = serveBuilds();

/** Serves the site with a change on the way, and composes it with a local wizard. */
async function composeWithin(change: (path: string, body: string) => string | null) {
  const { origin } = await listen(async (request, response) => {
    const { url = '' } = request;
    const { status, body } = await site.ask(url);
    const changed = change(url, body);
    response.writeHead(changed === null ? 500 : status).end(changed);
  });
  const apps = Object.keys(site.built);
  const changes = new Map(apps.map((app) => [app, site.source.changes(app)] as const));
  const local = { app: 'wizard', folder: getDist(site.root, 'wizard') };
  const { ask, lines, fastify } = await openGateway(
    (warn) => siteSource({ origin, changes, local, warn }),
    () => ({ local: { app: 'wizard', origin } }),
  );
  gateways.push(fastify);
  return { ask, codes: () => lines.flatMap(({ code }) => code ?? []) };
}

const gateways: FastifyInstance[] = [];
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
});

it('composes the releases of a site with a local one, which the site is not asked for', async () => {
  const asked: string[] = [];
  const { ask, codes } = await composeWithin((path, body) => {
    asked.push(path);
    return body;
  });

  const pages = await Promise.all(['/about', '/demo', '/results'].map((path) => ask(path)));

  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(pages[0]?.body).toContain('<code>wizard</code> is from this machine');
  expect(asked.filter((path) => /wizard|\.(?:br|gz)$/.test(path))).toEqual([]);
  expect(codes()).toEqual([]);
});

it('goes on with what it has read when the site stops', async () => {
  let isStopped = false;
  const { ask, codes } = await composeWithin((_, body) => (isStopped ? null : body));
  const { body } = await ask('/about');
  isStopped = true;
  const [script = ''] = /\/host\/static\/js\/index\.\w+\.js/.exec(body) ?? [];

  expect((await ask(script)).status).toBe(503);
  expect((await ask('/about')).status).toBe(200);
  expect(codes()).toEqual([]);
});
