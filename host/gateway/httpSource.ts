import { resolve4 } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, collectReleases, recentChanges } from '@donate-impact/build/activeRelease';
import { listFile } from '@donate-impact/build/release';
import { ask, followActiveReleases, keep } from './followActiveReleases';
import type { Source } from './Source';

interface Options {
  /** Host and port of the server of each part's releases, by the part's name. */
  addresses: Readonly<Record<string, string>>;
  /** Host and port of the server of the active releases. */
  active: string;
  /** The folder that keeps active releases and pages for the next start. */
  known: string;
}

// The files that pages are composed of: a gateway that restarts needs them even if the part's server is down.
const isKept = (file: string) => file.endsWith(`/${listFile}`) || /^\w+\/pages\//.test(file);

/** Reads releases from the servers of the parts, and follows the active releases. */
export async function httpSource({
  addresses,
  active,
  known,
}: Options): Promise<Source & { end: () => void }> {
  const down = new Set<string>();
  const parts = Object.keys(addresses);
  // The name of a part that was added later is its address.
  const getAddress = (part: string) => addresses[part] ?? `${part}:8080`;
  const followed = await followActiveReleases({ parts, active, known, fetchFile });
  for (const part of parts) await forgetOld(join(known, part), followed.changes(part));

  async function fetchFile(part: string, file: string) {
    const answer = await ask(`http://${getAddress(part)}/${file}`).catch(() => null);
    if (!answer || answer.status >= 500) {
      down.add(part);
      throw new Error(`The server of ${part} does not answer`);
    }
    down.delete(part);
    const found = answer.status === 404 ? await elsewhere(part, file) : answer;
    return found?.ok ? Buffer.from(await found.arrayBuffer()) : null;
  }

  /** Asks every server of a part, because the one on a node that joined the swarm later lacks earlier releases. */
  async function elsewhere(part: string, file: string) {
    const [host = '', port] = getAddress(part).split(':');
    for (const address of (await resolve4(host).catch(() => [])).slice(0, 10)) {
      const answer = await ask(`http://${address}:${port}/${file}`).catch(() => null);
      if (answer?.ok) return answer;
    }
    return null;
  }

  return {
    parts: () => [...new Set([...parts, ...followed.parts()])],
    changes: followed.changes,
    async read(part, file) {
      if (!isKept(file)) return fetchFile(part, file);
      const path = join(known, part, file);
      const content = await fetchFile(part, file).catch(() => readFile(path).catch(() => null));
      if (content && !existsSync(path)) await keep(path, content).catch(() => {});
      return content;
    },
    // A file of a release never changes.
    stamp: () => '',
    patienceMs: 100,
    isDown: (part) => down.has(part),
    end: followed.end,
  };
}

/** Removes kept files of releases that no recent change names. */
async function forgetOld(folder: string, changes: readonly Change[]) {
  const recent = collectReleases(recentChanges(changes));
  for (const id of await readdir(folder).catch(() => []))
    if (!recent.has(id)) await rm(join(folder, id), { recursive: true });
}
