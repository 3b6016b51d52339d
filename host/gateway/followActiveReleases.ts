import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { activeFile, type Change, parseChanges } from '@donate-impact/build/activeRelease';
import { within } from './within';

interface Options {
  /** The names of the apps whose servers have an address. */
  apps: readonly string[];
  /** Host and port of the server of the active releases. */
  active: string;
  /** The folder that keeps the active releases for the next start. */
  known: string;
  /** The content of a file in the folder of an app's releases. */
  fetchFile: (app: string, file: string) => Promise<Buffer | null>;
}

const everyMs = 200;
const firstTries = 50;

/**
 * Follows the active releases: requests them five times a second until `end` is called. For an app whose active release has never changed,
 * the one that its first release names applies. Resolves once every app has an active release, or after ten seconds.
 */
export async function followActiveReleases({ apps, active, known, fetchFile }: Options) {
  const brought = new Map<string, readonly Change[]>();
  let changed = new Map<string, readonly Change[]>();
  let etag = '';
  let isEnding = false;

  take(await readText(join(known, activeFile)));
  for (const app of apps) bring(app, await readText(join(known, `${app}.json`)));
  // The site does not wait forever for an app that is missing.
  for (let tries = 0; tries < firstTries && !(await follow()); tries += 1) await sleep(everyMs);
  void keepFollowing();
  return {
    /** The names of the apps that changes name. */
    apps: () => [...changed.keys()],
    changes: (app: string) => changed.get(app) ?? brought.get(app) ?? [],
    end() {
      isEnding = true;
    },
  };

  async function keepFollowing() {
    while (!isEnding) {
      await sleep(everyMs, undefined, { ref: false });
      await within(follow()).catch(() => {});
    }
  }

  /** Asks once. Resolves to true if every app has an active release. */
  async function follow() {
    const answer = await ask(`http://${active}/${activeFile}`, etag).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => '') : '';
    if (take(text)) {
      etag = answer?.headers.get('etag') ?? '';
      await keep(join(known, activeFile), text);
    }
    for (const app of apps.filter((each) => !brought.has(each) && !changed.has(each))) {
      const first = (await fetchFile(app, activeFile).catch(() => null))?.toString() ?? '';
      if (bring(app, first)) await keep(join(known, `${app}.json`), first);
    }
    return apps.every((app) => brought.has(app) || changed.has(app));
  }

  function take(text: string) {
    const changes = parseChanges(text);
    const names = new Set(changes.map(({ app }) => app));
    const byApp = [...names].map(
      (name) => [name, changes.filter(({ app }) => app === name)] as const,
    );
    if (changes.length > 0) changed = new Map(byApp);
    return changes.length > 0;
  }

  function bring(app: string, text: string) {
    const changes = parseChanges(text).filter((change) => change.app === app);
    if (changes.length > 0) brought.set(app, changes);
    return changes.length > 0;
  }
}

/** Writes a file completely or not at all. */
export async function keep(path: string, content: string | Buffer) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

/** Requests twice, because a container that ends may have closed the connection. */
export function ask(url: string, etag = '') {
  const headers: HeadersInit = etag ? { 'If-None-Match': etag } : {};
  const once = () => fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(1_000) });
  return once().catch(once);
}

async function readText(file: string) {
  return readFile(file, 'utf8').catch(() => '');
}
