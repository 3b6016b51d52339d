import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appFolders, appNames } from '@donate-impact/build/remotes';
import {
  activeFile,
  appendChanges,
  readActiveReleases,
  readLiveRelease,
} from '@donate-impact/releases/activeReleases';
import type { ReleaseChange } from '@donate-impact/releases/ReleaseChange';
import type { Warn } from '@donate-impact/releases/refuse';
import { computeSum } from '@donate-impact/releases/release';
import { copyRelease } from '@donate-impact/releases/releaseFolder';
import { createChange } from '@donate-impact/testing/createChange';
import { deriveRelease, type FileEdit } from '@donate-impact/testing/deriveRelease';
import { createGateway } from '../http/createGateway';
import { findBuilds } from '../serve';
import type { GatewaySettings } from '../settings';
import { folderSource } from '../sources/folderSource';
import type { ReleaseSource } from '../sources/ReleaseSource';
import { createClient } from './ask';

const repository = join(__dirname, '../../..');

type Served = Awaited<ReturnType<typeof startGateway>>;

/** Serves the builds of this repository from a folder of its own, as `npm start` does, on a free port. */
async function startGateway(settings: GatewaySettings = {}) {
  const root = await createSiteRoot();
  let current = settings;
  const gateway = await openGateway(
    (warn) => folderSource(() => findBuilds(root), warn),
    () => current,
  );
  return {
    ...gateway,
    root,
    /** The release of each app that was built. */
    built: Object.fromEntries(appNames.map((app) => [app, readLiveRelease(getDist(root, app))])),
    /** Changes the operator's settings. */
    set(next: GatewaySettings) {
      current = next;
    },
    /** Removes the files of a remote's release, by default its live one. Resolves with a function that restores them. */
    async remove(remote: string, id?: string) {
      const dist = getDist(root, remote);
      const folder = join(dist, id ?? readLiveRelease(dist));
      await rename(folder, `${folder}-`);
      return () => rename(`${folder}-`, folder);
    },
    /** Puts another release of an app beside it, which is not active. Resolves with its id. */
    derive: (app: string, change?: FileEdit) => deriveRelease(getDist(root, app), change),
    /** Makes a change of an app's active release. */
    release: (app: string, releases: string, more?: Partial<ReleaseChange>) =>
      appendChanges(getDist(root, app), createChange(app, releases, more)),
    stop: () => gateway.fastify.close(),
  };
}

/** Opens a gateway on a free port, with the functions that send it requests. @param lines takes its log */
export async function openGateway(
  createSource: (warn: Warn) => ReleaseSource,
  settings: () => GatewaySettings,
  lines: Record<string, unknown>[] = [],
) {
  const log = { write: (line: string) => lines.push(JSON.parse(line)) };
  const gateway = createGateway({ createSource, settings, log });
  const origin = await gateway.fastify.listen({ port: 0, host: '127.0.0.1' });
  return { ...gateway, ...createClient(origin), origin, lines };
}

/** Serves the builds while the tests of a file run. */
export function serveBuilds(settings?: GatewaySettings): Served {
  const served = Object.create(null);
  beforeAll(async () => Object.assign(served, await startGateway(settings)));
  afterAll(() => served.stop());
  return served;
}

/** Changes the file of a page at its end, and no other file. */
export function withText(page: string, text: string): FileEdit {
  return (content, file) => (file === `pages/${page}.html` ? content + text : content);
}

/** The folder of an app's releases in a folder with the layout of this repository. */
export function getDist(root: string, app: string) {
  return join(root, app === 'host' ? app : `remote-${app}`, 'dist');
}

/** Creates a folder with the layout of this repository, in which a test can remove or release a remote. */
export async function createSiteRoot() {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const app of appFolders) {
    const dist = join(repository, app, 'dist');
    if (!existsSync(join(dist, activeFile))) throw new Error(`No ${dist}: npm run build first`);
    const copy = join(root, app, 'dist');
    await mkdir(copy, { recursive: true });
    // The copy has no earlier release, so its history names none: a gateway would ask for it at each start.
    await appendChanges(copy, ...readActiveReleases(dist).slice(-1));
    await copyRelease(dist, readLiveRelease(dist), copy);
  }
  // Files that no server may expose, one and two folders above the files it serves.
  for (const folder of ['.', ...appFolders])
    await writeFile(join(root, folder, 'package.json'), '{ "workspaces": [] }');
  return root;
}

/** Deploys a release that only previews show. Resolves with what opens it. */
export async function deployPreview({ release, built }: Served, app: string, id: string) {
  const key = randomBytes(16).toString('hex');
  await release(app, `* ${built[app]};`, { deployed: id, key: computeSum(key) });
  return `${app}@${id}.${key}`;
}
