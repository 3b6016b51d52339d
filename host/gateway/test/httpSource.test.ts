/** @jest-environment node */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { appendChange, liveRelease, readChanges } from '@donate-impact/build/activeRelease';
import { deriveRelease } from '@donate-impact/build/deriveRelease';
import { appNames } from '@donate-impact/build/remotes';
import { createFileServer } from '../createFileServer';
import { createGateway } from '../createGateway';
import { httpSource } from '../httpSource';
import { ask, findRelease, parseConfig } from './ask';
import { createChange, createSiteRoot, getDist, withText } from './startGateway';

// The site as in containers: a server for each app's files and for the active releases, and a gateway that asks them.
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  site = await startSite();
});

afterEach(() => site.stop());

it('composes pages of what the servers of the apps have, and passes on their files', async () => {
  const gateway = await site.gateway();

  const page = await ask(gateway.origin, '/demo');
  expect([page.status, page.body.includes('data-boundary="wizard"')]).toEqual([200, true]);
  const [script] = /\/remotes\/wizard\/static\/[^"]+/.exec(page.body) ?? [];
  for (const path of [script ?? '', findRelease(parseConfig(page), 'wizard')?.manifest ?? ''])
    expect([path, (await ask(gateway.origin, path)).status]).toEqual([path, 200]);
});

it('follows the active releases within a second', async () => {
  const gateway = await site.gateway();
  const id = await site.deploy('A later release');
  await site.point(id);

  await sleep(1_000);

  expect((await ask(gateway.origin, '/demo')).body).toContain('A later release');
});

it('serves the pages and files that it knows while a server is down, and pages after a restart', async () => {
  const gateway = await site.gateway();
  const file = `/remotes/wizard/${liveRelease(getDist(site.root, 'wizard'))}/mf-manifest.json`;
  await ask(gateway.origin, file);
  const { body } = await ask(gateway.origin, '/demo');
  await site.end('wizard');
  await site.end('active-releases');

  expect((await ask(gateway.origin, file)).status).toBe(200);
  expect((await ask(gateway.origin, '/demo')).body).toBe(body);
  await gateway.stop();
  const next = await site.gateway();

  expect((await ask(next.origin, '/demo')).body).toContain('data-boundary="wizard"');
  expect((await ask(next.origin, file)).status).toBe(503);
});

async function startSite() {
  const root = await createSiteRoot();
  const scratch = await mkdtemp(join(tmpdir(), 'active-'));
  const [active, known] = [join(scratch, 'active-releases'), join(scratch, 'known')];
  await mkdir(active);
  const servers = new Map([['active-releases', createFileServer(active)]]);
  for (const app of appNames) servers.set(app, createFileServer(getDist(root, app)));
  const addresses: Record<string, string> = {};
  for (const [name, server] of servers)
    addresses[name] = (await server.listen({ port: 0, host: '127.0.0.1' })).replace('http://', '');
  const { 'active-releases': address = '', ...apps } = addresses;

  const stops: (() => Promise<void>)[] = [];
  return {
    root,
    async gateway() {
      const source = await httpSource({ addresses: apps, active: address, known });
      const { fastify } = createGateway({ source, settings: () => ({}), log: { write: () => {} } });
      const origin = await fastify.listen({ port: 0, host: '127.0.0.1' });
      const stop = async () => {
        source.end();
        await fastify.close();
      };
      stops.push(stop);
      return { origin, stop };
    },
    /** Puts a release of the wizard beside the live one, with a paragraph more. */
    deploy: (text: string) =>
      deriveRelease(getDist(root, 'wizard'), withText('Wizard', `<p>${text}</p>`)),
    /** Makes a release of the wizard live, after the built one. */
    async point(id: string) {
      const built = readChanges(getDist(root, 'wizard'));
      await appendChange(active, ...built, createChange('wizard', `* ${id};`));
    },
    end: (name: string) => servers.get(name)?.close(),
    async stop() {
      for (const stop of stops) await stop();
      for (const server of servers.values()) await server.close();
      for (const folder of [root, scratch]) await rm(folder, { recursive: true });
    },
  };
}
