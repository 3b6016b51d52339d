import { resolve4 } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, collectReleases, recentChanges } from '@donate-impact/build/activeRelease';
import { listFile } from '@donate-impact/build/release';
import { ask, followActiveReleases, keep } from './followActiveReleases';
import type { Source } from './Source';

interface Options {
  /** Host and port of the server of each app's releases, by the app's name. */
  addresses: Readonly<Record<string, string>>;
  /** Host and port of the server of the active releases. */
  active: string;
  /** The folder that keeps active releases and pages for the next start. */
  known: string;
}

// The files that pages are composed of: a gateway that restarts needs them even if the app's server is down.
const isKept = (file: string) => file.endsWith(`/${listFile}`) || /^\w+\/pages\//.test(file);

/** Reads releases from the servers of the apps, and follows the active releases. */
export async function httpSource({
  addresses,
  active,
  known,
}: Options): Promise<Source & { end: () => void }> {
  const down = new Set<string>();
  const apps = Object.keys(addresses);
  // The name of an app that was added later is its address.
  const getAddress = (app: string) => addresses[app] ?? `${app}:8080`;
  const followed = await followActiveReleases({ apps, active, known, fetchFile });
  for (const app of apps) await forgetOld(join(known, app), followed.changes(app));

  async function fetchFile(app: string, file: string) {
    const answer = await ask(`http://${getAddress(app)}/${file}`).catch(() => null);
    if (!answer || answer.status >= 500) {
      down.add(app);
      throw new Error(`The server of ${app} does not answer`);
    }
    down.delete(app);
    const found = answer.status === 404 ? await elsewhere(app, file) : answer;
    return found?.ok ? Buffer.from(await found.arrayBuffer()) : null;
  }

  /** Asks every server of an app, because the one on a node that joined the swarm later lacks earlier releases. */
  async function elsewhere(app: string, file: string) {
    const [host = '', port] = getAddress(app).split(':');
    for (const address of (await resolve4(host).catch(() => [])).slice(0, 10)) {
      const answer = await ask(`http://${address}:${port}/${file}`).catch(() => null);
      if (answer?.ok) return answer;
    }
    return null;
  }

  return {
    apps: () => [...new Set([...apps, ...followed.apps()])],
    changes: followed.changes,
    async read(app, file) {
      if (!isKept(file)) return fetchFile(app, file);
      const path = join(known, app, file);
      const content = await fetchFile(app, file).catch(() => readFile(path).catch(() => null));
      if (content && !existsSync(path)) await keep(path, content).catch(() => {});
      return content;
    },
    patienceMs: 100,
    isDown: (app) => down.has(app),
    end: followed.end,
  };
}

/** Removes kept files of releases that no recent change names. */
async function forgetOld(folder: string, changes: readonly Change[]) {
  const recent = collectReleases(recentChanges(changes));
  for (const id of await readdir(folder).catch(() => []))
    if (!recent.has(id)) await rm(join(folder, id), { recursive: true });
}
