import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { appNames } from '@donate-impact/build/remotes';
import {
  activeFile,
  appendChanges,
  readActiveReleases,
  readLiveRelease,
} from '@donate-impact/releases/activeReleases';
import { createChange } from '@donate-impact/testing/createChange';
import type { FastifyInstance } from 'fastify';
import { createFileServer } from '../commands/createFileServer';
import { httpSource } from '../sources/httpSource';
import { findRelease, listen, parseConfig } from './ask';
import { createSiteRoot, getDist, openGateway } from './startGateway';

// The site as in containers: a server for each app's files and for the active releases, and a gateway that asks them.
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  site = await startSite();
});

afterEach(() => site.stop());

it('serves the pages and files that it knows while a server is down, and after a restart pages, for which it asks none', async () => {
  const gateway = await site.gateway();
  await gateway.ask(site.manifest);
  const { body } = await gateway.ask('/demo');
  for (const name of ['wizard', 'active-releases'])
    site.answer(name, ({ socket }) => socket.destroy());

  expect((await gateway.ask(site.manifest)).status).toBe(200);
  expect((await gateway.ask('/demo')).body).toBe(body);
  await gateway.fastify.close();
  const before = site.countRequests('wizard');
  const next = await site.gateway();

  expect((await next.ask('/demo')).body).toContain('data-boundary="wizard"');
  expect(site.countRequests('wizard')).toBe(before);
  expect((await next.ask(site.manifest)).status).toBe(503);
});

it('asks a server that stops after its first bytes only once for what the pages need, however many changes an app has had', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `${index}`.padStart(32, '0'));
  for (const id of ids) await site.point(`* ${id};`);
  site.answer('wizard', (_, response) => response.write('['));

  const gateway = await site.gateway();
  const pages = await Promise.all(['/', '/about', '/results'].map((path) => gateway.ask(path)));

  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(site.countRequests('wizard')).toBeLessThan(ids.length / 4);
});

it('reads a kept page that was altered from the server', async () => {
  await (await site.gateway()).fastify.close();
  await writeFile(join(site.known, 'wizard', site.wizard, 'pages/Wizard.html'), '<p>altered</p>');

  const next = await site.gateway();

  expect((await next.ask('/demo')).body).toContain('data-boundary="wizard"');
});

it('follows the active releases, goes on with what it knows while active.json is damaged, and says so', async () => {
  const gateway = await site.gateway();
  const getWizard = async () => findRelease(parseConfig(await gateway.ask('/demo')), 'wizard');
  await site.point('* off;');
  while (await getWizard()) await sleep(20);
  const file = join(site.active, activeFile);
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -9));
  await waitForCode('ACTIVE_RELEASES_DAMAGED');

  expect(await getWizard()).toBeNull();
  await gateway.fastify.close();
  await rm(site.known, { recursive: true });
  const next = await site.gateway();

  // What was switched off does not come back because nobody can read that it was.
  expect((await next.ask('/demo')).body).not.toContain('data-boundary="wizard"');
});

it('goes on with the first releases when the file with the first change is damaged', async () => {
  const gateway = await site.gateway();
  await mkdir(site.active, { recursive: true });
  await writeFile(join(site.active, activeFile), '[{');
  await waitForCode('ACTIVE_RELEASES_DAMAGED');

  expect((await gateway.ask('/demo')).body).toContain('data-boundary="wizard"');
});

it('shows the other apps, and tells the operator, when an app’s first release is damaged', async () => {
  await writeFile(join(getDist(site.root, 'wizard'), activeFile), '[{');

  const gateway = await site.gateway();

  await waitForCode('ACTIVE_RELEASES_DAMAGED');
  expect((await gateway.ask('/')).status).toBe(200);
});

it('starts without a place to keep pages', async () => {
  await writeFile(site.known, 'not a folder');

  const gateway = await site.gateway();

  expect((await gateway.ask('/demo')).status).toBe(200);
  await waitForCode('CACHE_UNUSABLE');
  expect(site.lines.filter(({ code }) => code === 'CACHE_UNUSABLE')).toHaveLength(1);
});

async function waitForCode(code: string) {
  while (!site.lines.some((line) => line.code === code)) await sleep(20);
}

async function startSite() {
  const root = await createSiteRoot();
  const scratch = await mkdtemp(join(tmpdir(), 'active-'));
  const [active, known] = [join(scratch, 'active-releases'), join(scratch, 'known')];
  await mkdir(active);
  const answers = new Map<string, RequestListener>();
  const counts = new Map<string, number>();
  const serve = async (name: string, folder: string) => {
    const files = createFileServer(folder);
    await files.ready();
    const { origin } = await listen((request, response) => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const answer = answers.get(name) ?? files.routing;
      answer(request, response);
    });
    return new URL(origin).host;
  };
  const addresses: Record<string, string> = {};
  for (const name of appNames) addresses[name] = await serve(name, getDist(root, name));
  const address = await serve('active-releases', active);

  const wizard = readLiveRelease(getDist(root, 'wizard'));
  const gateways: FastifyInstance[] = [];
  const lines: Record<string, unknown>[] = [];
  return {
    root,
    active,
    known,
    /** The wizard's release, and a file of it of which no page consists. */
    wizard,
    manifest: `/remotes/wizard/${wizard}/mf-manifest.json`,
    /** The lines of the gateways' logs. */
    lines,
    async gateway() {
      const gateway = await openGateway(
        (warn) => httpSource({ addresses, active: address, known, warn }),
        () => ({}),
        lines,
      );
      gateways.push(gateway.fastify);
      await gateway.releases.start();
      return gateway;
    },
    /** Adds a change of the wizard's active release, after the built one. */
    async point(releases: string) {
      const built =
        readActiveReleases(active).length > 0 ? [] : readActiveReleases(getDist(root, 'wizard'));
      await appendChanges(active, ...built, createChange('wizard', releases));
    },
    /** Makes a server answer every request in another way. */
    answer: (name: string, answer: RequestListener) => answers.set(name, answer),
    countRequests: (name: string) => counts.get(name) ?? 0,
    async stop() {
      for (const gateway of gateways) await gateway.close();
    },
  };
}
