import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  activeFile,
  appendChange,
  type Change,
  hashPreviewKey,
  liveRelease,
} from '@donate-impact/build/activeRelease';
import { deriveRelease, type Change as FileChange } from '@donate-impact/build/deriveRelease';
import { sharedFolder } from '@donate-impact/build/release';
import { appFolders, appNames, getDists } from '@donate-impact/build/remotes';
import { createGateway, type GatewaySettings } from '../createGateway';
import { folderSource } from '../folderSource';

const repository = join(__dirname, '../../..');

export type Served = Awaited<ReturnType<typeof startGateway>>;

/**
 * Serves the builds of this repository from a folder of its own, as `npm start` does, on a free port.
 * @param without apps whose releases are missing from the start
 */
export async function startGateway(settings: GatewaySettings = {}, without: string[] = []) {
  const root = await createSiteRoot(without);
  let current = settings;
  const lines: Record<string, unknown>[] = [];
  const { fastify, site } = createGateway({
    source: folderSource(() => ({ host: getDist(root, 'host'), ...getDists(root) })),
    settings: () => current,
    log: { write: (line) => lines.push(JSON.parse(line)) },
  });
  const origin = await fastify.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    root,
    metrics: site.metrics,
    source: site.source,
    /** The lines of its log. */
    lines,
    /** The release of each app that was built. */
    built: Object.fromEntries(appNames.map((app) => [app, liveRelease(getDist(root, app))])),
    /** Changes the operator's settings. */
    set(next: GatewaySettings) {
      current = next;
    },
    /** Removes the files of a remote's live release. */
    async remove(remote: string) {
      const dist = getDist(root, remote);
      await rm(join(dist, liveRelease(dist)), { recursive: true });
    },
    /** Puts another release of an app beside it, which is not active. Resolves with its id. */
    derive: (app: string, change?: FileChange) => deriveRelease(getDist(root, app), change),
    /** Makes a change of an app's active release. */
    release: (app: string, releases: string, more?: Partial<Change>) =>
      appendChange(getDist(root, app), createChange(app, releases, more)),
    async stop() {
      await fastify.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Serves the builds while the tests of a file run. */
export function serveBuilds(settings?: GatewaySettings): Served {
  const served = Object.create(null);
  beforeAll(async () => Object.assign(served, await startGateway(settings)));
  afterAll(() => served.stop());
  return served;
}

/** A change of an app's active release. */
export function createChange(app: string, releases: string, more: Partial<Change> = {}): Change {
  const at = new Date().toISOString();
  return { app, at, by: 'test', why: 'tried', ...more, releases };
}

/** Changes the file of a page at its end, and no other file. */
export function withText(page: string, text: string): FileChange {
  return (content, file) => (file === `pages/${page}.html` ? content + text : content);
}

/** The folder of an app's releases in a folder with the layout of this repository. */
export function getDist(root: string, app: string) {
  return join(root, app === 'host' ? app : `remote-${app}`, 'dist');
}

/** Creates a folder with the layout of this repository, in which a test can remove or release a remote. */
export async function createSiteRoot(without: string[] = []) {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const app of appFolders) {
    const dist = join(repository, app, 'dist');
    if (!existsSync(join(dist, activeFile))) throw new Error(`No ${dist}: npm run build first`);
    const isThere = !without.some((name) => app.endsWith(name));
    for (const part of isThere ? [activeFile, liveRelease(dist), sharedFolder] : [activeFile])
      await cp(join(dist, part), join(root, app, 'dist', part), { recursive: true });
  }
  // Files that no server may expose, one and two folders above the files it serves.
  for (const folder of ['.', ...appFolders])
    await writeFile(join(root, folder, 'package.json'), '{ "workspaces": [] }');
  return root;
}

/** Deploys a release that only previews show. Resolves with what opens it. */
export async function deployPreview({ release, built }: Served, app: string, id: string) {
  const key = randomBytes(16).toString('hex');
  await release(app, `* ${built[app]};`, { deployed: id, key: hashPreviewKey(key) });
  return `${app}@${id}.${key}`;
}
