import { setTimeout as sleep } from 'node:timers/promises';
import {
  activeFile,
  groupByApp,
  maxActiveBytes,
  parseActiveReleases,
} from '@donate-impact/releases/activeReleases';
import type { ReleaseChange } from '@donate-impact/releases/ReleaseChange';
import type { Warn } from '@donate-impact/releases/refuse';
import { createFileClient } from './createFileClient';
import type { KeptFiles } from './createKeptFiles';
import { noChanges } from './ReleaseSource';

interface Options {
  /** The names of the apps whose servers have an address. */
  apps: readonly string[];
  /** Host and port of the server of the active releases. */
  active: string;
  kept: KeptFiles;
  /** Reads a file in the folder of an app's releases. */
  fetchFile: (app: string, file: string) => Promise<Buffer | null>;
  warn: Warn;
}

const everyMs = 200;
const startMs = 10_000;

/**
 * Follows the active releases: requests them five times a second from `start` to `end`. For an app whose active release has
 * never changed, the one that its first release names applies.
 */
export function followActiveReleases({ apps, active, kept, fetchFile, warn }: Options) {
  const request = createFileClient('active-releases');
  const initialChanges = new Map<string, readonly ReleaseChange[]>();
  /** What operators have changed; null as long as nobody knows. */
  let changes: Map<string, readonly ReleaseChange[]> | null = null;
  let isDamaged = false;
  let etag = '';
  let isEnding = false;

  return {
    /** Resolves once every app has an active release, or after ten seconds: the site does not wait for one that is missing. */
    async start() {
      const before = await readKept(activeFile);
      changes = before;
      const answered = repeat(followChanges, () => isEnding);
      const initial = apps.map((app) => {
        const isKnown = () => isEnding || changes?.has(app) || initialChanges.has(app);
        return repeat(() => readInitial(app), isKnown);
      });
      const all = Promise.all([before ?? answered, ...initial]);
      await Promise.race([all, sleep(startMs, undefined, { ref: false })]);
    },
    /** The names of the apps that changes name. */
    apps: () => [...(changes?.keys() ?? [])],
    changes: getChanges,
    end() {
      isEnding = true;
    },
  };

  function getChanges(app: string): readonly ReleaseChange[] {
    // Nobody may read that a first release was taken back: then it is not shown.
    const isHidden = isDamaged && !changes;
    return changes?.get(app) ?? (isHidden ? noChanges : (initialChanges.get(app) ?? noChanges));
  }

  /** Asks once. Resolves to true: it is known whether there are changes. */
  async function followChanges() {
    const answer = await request(`http://${active}/${activeFile}`, maxActiveBytes, etag);
    etag = answer.etag;
    // No command has changed anything yet.
    const isEmpty = answer.status === 404 && !changes;
    const text = isEmpty ? '[]\n' : answer.body?.toString();
    if (text === undefined) return true;
    try {
      changes = parse(text);
      isDamaged = false;
      await kept.write(activeFile, text);
    } catch (refusal) {
      isDamaged = true;
      // As long as it is damaged, it is read and refused again.
      etag = '';
      warn(refusal);
    }
    return true;
  }

  /** Reads the first release of an app. Resolves to true if there is one, or if waiting would not bring one. */
  async function readInitial(app: string) {
    const file = `${app}.json`;
    const known = (await readKept(file))?.get(app);
    const content = known ? null : await fetchFile(app, activeFile);
    try {
      const own = known ?? (content && parse(content.toString()).get(app));
      if (own) initialChanges.set(app, own);
      if (own && content) await kept.write(file, content);
      return Boolean(own);
    } catch (refusal) {
      warn(refusal);
      return true;
    }
  }

  async function readKept(file: string) {
    try {
      const content = await kept.read(file);
      return content && parse(content.toString());
    } catch {
      // The servers have it again.
      return null;
    }
  }
}

function parse(text: string): Map<string, readonly ReleaseChange[]> {
  return groupByApp(parseActiveReleases(text, activeFile));
}

/** Repeats work until `isDone`, whether or not it fails. Resolves once the work resolves to true. */
function repeat(work: () => Promise<boolean>, isDone: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    void (async () => {
      while (!isDone()) {
        if (await work().catch(() => false)) resolve();
        await sleep(everyMs);
      }
      resolve();
    })();
  });
}
