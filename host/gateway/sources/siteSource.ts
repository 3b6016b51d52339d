import { off, type ReleaseChange } from '@donate-impact/releases/ReleaseChange';
import { readUrl } from '@donate-impact/releases/readUrl';
import { getMessage, Refusal, refuse, type Warn } from '@donate-impact/releases/refuse';
import { folderSource } from './folderSource';
import { noChanges, type ReleaseSource } from './ReleaseSource';

interface Options {
  /** The site, such as https://staging.example. */
  origin: string;
  /** The changes of the active release of each app of the site. */
  changes: ReadonlyMap<string, readonly ReleaseChange[]>;
  /** The app whose releases are on this machine, and their folder. */
  local: { app: string; folder: string };
  warn: Warn;
}

/** Reads the releases of another site where browsers read them, and those of one app in a folder of this machine. */
export function siteSource({ origin, changes, local, warn }: Options): ReleaseSource {
  const folder = folderSource(() => ({ [local.app]: local.folder }), warn, { toShown });
  const down = new Set<string>();

  async function readFromSite(app: string, file: string) {
    // A site sends its compressed copies only as an encoding.
    if (/\.(?:br|gz)$/.test(file)) return null;
    const url = `${origin}/${app === 'host' ? app : `remotes/${app}`}/${file}`;
    try {
      const content = await readUrl(url);
      down.delete(app);
      return content;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      down.add(app);
      throw refuse('SITE_UNREADABLE', url, getMessage(error));
    }
  }

  return {
    ...folder,
    apps: () => [...new Set([...changes.keys(), local.app])],
    changes: (app) => (app === local.app ? folder.changes(app) : (changes.get(app) ?? noChanges)),
    read: (app, file) => (app === local.app ? folder.read(app, file) : readFromSite(app, file)),
    isDown: (app, live) => (app === local.app ? folder.isDown(app, live) : down.has(app)),
  };
}

/** Of earlier releases, open pages get the files; none takes the place of the last one if that fails. */
function toShown(changes: readonly ReleaseChange[]) {
  const { live = off } = changes.at(-1) ?? {};
  return changes.map((change) => ({ ...change, live, deployed: change.live }));
}
