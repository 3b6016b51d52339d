import * as v from 'valibot';
import { computeSum, idPattern, matching } from './release';

/** Stands for the live release while the app is switched off. */
export const off = 'off';

/** Stands for the release of an app whose active release is not known. */
export const none = 'none';

/** The number of days that servers keep a release after visitors last got it, for tabs that are open. */
export const keptDays = 30;

/** A release for a share of the visitors, in percent from 1 to 99. */
export interface Canary {
  id: string;
  share: number;
}

/** The releases that visitors get: `* <id>;` for everyone, `10% <id>; * <id>;` with a canary, or `* off;`. */
const releasesPattern = /^(?:([1-9]\d?)% ([0-9a-f]{32}); )?\* ([0-9a-f]{32}|off);$/;

const entries = {
  /** The app: `host` or the name of a remote. */
  app: matching(/^[a-z]{1,40}$/),
  /** The time of the change, in ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The author of the change. */
  by: v.string(),
  /** The reason, in the operator's words. */
  why: v.string(),
  /** A release that was deployed with this change and that visitors see only in a preview. */
  deployed: v.optional(matching(idPattern)),
  /** The SHA-256 of the key that opens the preview, in hexadecimal digits: everyone can read the file of active releases. */
  key: v.optional(matching(/^[0-9a-f]{64}$/)),
};

/** A change of an app's active release: who gets which release from then on. */
export interface ReleaseChange extends v.InferOutput<v.ObjectSchema<typeof entries, undefined>> {
  /** The release for all visitors outside the canary's share, or `off`. */
  live: string;
  canary: Canary | null;
}

/** Reads an entry of the file of active releases. What a later version adds to an entry stays in the file. */
export const changeSchema = v.pipe(
  v.looseObject({ ...entries, releases: matching(releasesPattern) }),
  v.transform(({ releases, ...change }): ReleaseChange => {
    const [, share, id, live = none] = releasesPattern.exec(releases) ?? [];
    return { ...change, live, canary: id ? { id, share: Number(share) } : null };
  }),
);

/** Writes a change as an entry of the file. */
export function formatChange({ live, canary, ...change }: ReleaseChange): string {
  return JSON.stringify({ ...change, releases: formatReleases(live, canary) });
}

/** The releases of a change, as the file has them. */
export function formatReleases(live: string, canary: Canary | null): string {
  return `${canary ? `${canary.share}% ${canary.id}; ` : ''}* ${live};`;
}

/** The releases that a change gives to visitors: the canary and the live one. */
export function getShownReleases({ live, canary }: ReleaseChange): string[] {
  return [...(canary ? [canary.id] : []), ...(live === off ? [] : [live])];
}

/** The share of the visitors that a change gives a release to, in percent. */
export function getShare(change: ReleaseChange | undefined, id: string) {
  if (id === change?.canary?.id) return change.canary.share;
  return id === change?.live ? 100 - (change.canary?.share ?? 0) : 0;
}

/** A number from 0 to 1 that is always the same for an app and a visitor's number: below its share, a canary's. */
export function drawShare(app: string, number: string) {
  return Number.parseInt(computeSum(`${number} ${app}`).slice(0, 8), 16) / 2 ** 32;
}

/** Every release that the changes name. */
export function collectReleases(changes: readonly ReleaseChange[]): Set<string> {
  const named = changes.flatMap((change) => [...getShownReleases(change), change.deployed ?? []]);
  return new Set(named.flat());
}

/** The changes of one app that applied within the last `keptDays`. */
export function recentChanges(changes: readonly ReleaseChange[]): ReleaseChange[] {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  return changes.filter((_, index) => Date.parse(changes[index + 1]?.at ?? '9999-12-31') >= oldest);
}
