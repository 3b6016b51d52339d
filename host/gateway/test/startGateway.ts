import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveRelease, type Change as FileChange } from '@donate-impact/build/deriveRelease';
import { appendChange, type Change, liveRelease } from '@donate-impact/build/pointer';
import { distsIn, partNames } from '@donate-impact/build/remotes';
import { createGateway, type GatewaySettings } from '../createGateway';
import { folderSource } from '../folderSource';
import { siteRoot } from './siteRoot';

export type Served = Awaited<ReturnType<typeof startGateway>>;

interface Folder {
  /** Parts whose releases are missing from the start. */
  without?: string[];
  /** Changes the folder before it is served. */
  prepare?: (root: string) => Promise<void>;
}

/** Serves the builds of this repository from a folder of its own, as `npm start` does, on a free port. */
export async function startGateway(
  settings: GatewaySettings = {},
  { without, prepare }: Folder = {},
) {
  const root = await siteRoot(without);
  await prepare?.(root);
  const lines: Record<string, unknown>[] = [];
  const { app, site } = createGateway({
    source: folderSource(() => ({ host: distIn(root, 'host'), ...distsIn(root) })),
    settings: () => settings,
    log: { write: (line) => lines.push(JSON.parse(line)) },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    root,
    metrics: site.metrics,
    /** What it has logged. */
    lines,
    /** The release of each part that was built. */
    built: Object.fromEntries(partNames.map((part) => [part, liveRelease(distIn(root, part))])),
    /** Removes the files of a remote's live release. */
    async remove(remote: string) {
      const dist = distIn(root, remote);
      await rm(join(dist, liveRelease(dist)), { recursive: true });
    },
    /** Puts another release of a part beside it, which no pointer names. Resolves with its id. */
    derive: (part: string, change?: FileChange) => deriveRelease(distIn(root, part), change),
    /** Makes a change of a part's pointer. */
    release: (part: string, releases: string, more?: Partial<Change>) =>
      appendChange(distIn(root, part), changeOf(part, releases, more)),
    async stop() {
      await app.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** A change of a part's pointer. */
export function changeOf(part: string, releases: string, more: Partial<Change> = {}): Change {
  const at = new Date().toISOString();
  return { part, at, by: 'test', why: 'tried', ...more, releases };
}

/** Changes the file of a page at its end, and no other file. */
export function withText(page: string, text: string): FileChange {
  return (content, file) => (file === `pages/${page}.html` ? content + text : content);
}

/** The folder of a part's releases in a folder with the layout of this repository. */
export function distIn(root: string, part: string) {
  return join(root, part === 'host' ? part : `remote-${part}`, 'dist');
}
