import { setTimeout as sleep } from 'node:timers/promises';
import {
  collectReleases,
  getShownReleases,
  none,
  off,
  type ReleaseChange,
  recentChanges,
} from '@donate-impact/releases/ReleaseChange';
import type { Warn } from '@donate-impact/releases/refuse';
import type { ReleaseSource } from './ReleaseSource';
import { type CheckedRelease, readReleases } from './readReleases';

/** Which change of an app's active release is effective. */
export interface Effective {
  app: string;
  /** The last change whose releases are all readable; undefined if there is none. */
  change?: ReleaseChange | undefined;
  /** The previous live release that was not rolled back; while the app is off, the last live one. */
  before?: string | undefined;
  /** True if a later change is not effective: its release is missing, damaged or still being read. */
  isStale: boolean;
}

interface Known {
  changes: readonly ReleaseChange[];
  /** When the changes were first seen. */
  since: number;
  effective: Effective;
  /** The releases that visitors get, by id: they stay in memory, whatever else is read. */
  kept: ReadonlyMap<string, CheckedRelease | undefined>;
  deciding: Promise<unknown> | undefined;
}

const everyMs = 200;

export type Releases = ReturnType<typeof createReleases>;

/** The releases of a source: reads and checks them, and decides which changes are effective. */
export function createReleases(source: ReleaseSource, warn: Warn) {
  const read = readReleases(source, warn);
  const known = new Map<string, Known>();
  let following: NodeJS.Timeout | undefined;

  /** Reads a release with its pages. */
  async function release(app: string, id: string) {
    return known.get(app)?.kept.get(id) ?? read.release(app, id);
  }

  /**
   * Describes the release that a URL or a report names, for the log: `<app>@<id>`, or `<app>@other` if this gateway
   * does not know the release, because clients can name any. Returns an empty text if the site has no such app.
   */
  async function identify(app: string, id: string) {
    if (!source.apps().includes(app)) return '';
    if (id === none || id === off) return `${app}@${id}`;
    const isNamed = collectReleases(source.changes(app)).has(id);
    return `${app}@${isNamed && (await release(app, id)) ? id : 'other'}`;
  }

  /**
   * Gets an app's effective change, at once unless it is worth waiting for: for `patienceMs` after the active release has
   * changed. While a release cannot be read, each call has it tried again.
   */
  function getEffective(app: string): Effective | Promise<Effective> {
    const state = getKnown(app);
    if (!state.effective.isStale) return state.effective;
    state.deciding ??= decide(app, state);
    const leftMs = state.since + source.patienceMs - performance.now();
    if (leftMs <= 0) return state.effective;
    const waiting = Promise.race([state.deciding, sleep(leftMs, undefined, { ref: false })]);
    return waiting.then(() => state.effective);
  }

  function getKnown(app: string): Known {
    const changes = source.changes(app);
    const previous = known.get(app);
    if (previous?.changes === changes) return previous;
    const effective = { ...previous?.effective, app, isStale: true };
    const kept = previous?.kept ?? new Map();
    const state = { changes, since: performance.now(), effective, kept, deciding: undefined };
    known.set(app, state);
    return state;
  }

  async function decide(app: string, state: Known) {
    const { changes } = state;
    const change = await findReadable(app, changes);
    const before = await findLast(app, listLiveBefore(changes, change));
    const isStale = change !== changes.at(-1);
    const ids = [...(change ? getShownReleases(change) : []), before ?? none];
    const reading = ids.map(async (id) => [id, await release(app, id)] as const);
    state.kept = new Map(await Promise.all(reading));
    const { effective } = state;
    // Visits are shared as long as it is the same object.
    if (effective.change !== change || effective.before !== before || effective.isStale !== isStale)
      state.effective = { app, change, before, isStale };
    state.deciding = undefined;
  }

  /**
   * Follows the changes of every app, so that they apply without waiting for a visitor. Resolves once each app's effective
   * change is known, as far as its server answers.
   */
  async function start() {
    await source.start?.();
    await Promise.all(source.apps().map((app) => decide(app, getKnown(app))));
    following = setInterval(() => source.apps().map(getEffective), everyMs);
  }

  function end() {
    clearInterval(following);
    source.end?.();
  }

  /** Finds the last one of some releases that can be read. */
  async function findLast(app: string, ids: readonly string[]) {
    for (const id of ids.toReversed()) if (await release(app, id)) return id;
    return undefined;
  }

  /** Finds the last change whose releases can all be read. */
  async function findReadable(app: string, changes: readonly ReleaseChange[]) {
    for (const change of changes.toReversed()) {
      const ids = getShownReleases(change);
      const all = await Promise.all(ids.map((id) => release(app, id)));
      if (all.every(Boolean)) return change;
    }
    return undefined;
  }

  return { ...source, warn, list: read.list, release, identify, getEffective, start, end };
}

/** The releases that were live before and were not rolled back. */
function listLiveBefore(changes: readonly ReleaseChange[], current: ReleaseChange | undefined) {
  const lives = listLive(changes.slice(0, current && changes.indexOf(current) + 1));
  return current?.live === off ? lives : lives.slice(0, -1);
}

/**
 * The releases that were live and were not taken back: a change to an earlier one drops the later ones, and a new one after the
 * app was off the one before.
 */
function listLive(changes: readonly ReleaseChange[]) {
  const lives: string[] = [];
  for (const [index, { live }] of changes.entries()) {
    if (live === off) continue;
    const known = lives.indexOf(live);
    if (known >= 0) lives.length = known;
    else if (changes[index - 1]?.live === off) lives.pop();
    lives.push(live);
  }
  return lives;
}

/** The releases that visitors had lately and that were taken back: rolled back, or as a canary ended. */
export function listWithdrawn(changes: readonly ReleaseChange[]): string[] {
  const kept = new Set([...listLive(changes), changes.at(-1)?.canary?.id]);
  const shown = new Set(recentChanges(changes).flatMap(getShownReleases));
  return [...shown].filter((id) => !kept.has(id));
}
