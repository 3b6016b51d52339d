import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type RemoteName, remoteDists, remoteNamed } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { folderSource } from '@donate-impact/gateway/folderSource';
import { root } from '@donate-impact/tools/commands';
import { test as siteTest } from './site';

/** The folder of one remote's build. */
export const getDist = (remote: RemoteName) => join(root, remoteNamed(remote).folder, 'dist');

/** The folders of the builds that make up a site. */
export interface Builds {
  host: string;
  remotes: Record<string, string>;
  REPORTS?: boolean;
  /** The share of pages that report how long they took. */
  TIMINGS?: number;
  /** The folder of the data file; without one, the file comes from the shell's release. */
  DATA_DIR?: string;
  /** Takes the lines of the gateway's log. */
  log?: (line: string) => void;
}

/** The builds of this release. */
export const thisRelease: Builds = {
  host: join(root, 'host/dist'),
  remotes: remoteDists((folder) => join(root, folder, 'dist')),
};

interface Served {
  /** The folders to serve, first those of this release, read on every request: changing one is a deployment. */
  served: Builds;
  /** An empty folder inside the repository, removed after the test. */
  scratch: string;
}

/** The site's test on its own server; the test may remove and replace its builds. */
export const test = siteTest.extend<Served>({
  served: async ({ browserName: _ }, use) => use(structuredClone(thisRelease)),
  baseURL: async ({ served }, use) => whileServed(getServer(served), use),
  scratch: async ({ browserName: _ }, use) => {
    await mkdir(join(root, '.cache'), { recursive: true });
    const folder = await mkdtemp(join(root, '.cache/e2e-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

/** The gateway of a site; it reads the folders and settings at every request. */
export function getServer(served: Builds): Server {
  const { fastify } = createGateway({
    createSource: (warn) => folderSource(() => ({ host: served.host, ...served.remotes }), warn),
    settings: () => ({ ...served, PREVIEWS: true }),
    log: { write: (line) => served.log?.(line) },
  });
  fastify.ready();
  return fastify.server;
}

/** Listens on a free port while a test uses the URL. */
export async function whileServed(server: Server, use: (origin: string) => Promise<void>) {
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  await use(`http://localhost:${port}`);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
