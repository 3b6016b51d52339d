import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptDays } from './keptDays';

/**
 * A change of a part's pointer, which says whom each of its releases is for. A pointer's file has one change in each
 * line, as JSON; the last line is in force, the lines before it are the history.
 */
export interface Change {
  /** The part: `host` or the name of a remote. */
  part: string;
  /** When, in ISO 8601. */
  at: string;
  /** Who. */
  by: string;
  /** Why, in the operator's words. */
  why: string;
  /** A release that was deployed with this change and that visitors see only in a preview. */
  deployed?: string;
  /** The SHA-256 of the key that opens the preview, in hexadecimal digits. */
  key?: string;
  /**
   * The releases: `* 0123456789abcdef0123456789abcdef;` for everyone, with `10% fedcba9876543210fedcba9876543210; ` before
   * it for a tenth of the visitors, or `* off;`.
   */
  releases: string;
}

/** What a pointer names instead of a release while its part is switched off. */
export const off = 'off';

/** Stands for the release of a part whose pointer is not known. */
export const none = 'none';

/** The name of a build's own pointer, in the folder of its releases. */
export const pointerFile = 'pointer.jsonl';

// What counts as a change.
const text = String.raw`(?:[^"\\\x00-\x1f]|\\["\\/bfnrt]|\\u[0-9a-f]{4})*`;
const given = String.raw`(?:[1-9]\d?% [0-9a-f]{32}; )?\* (?:[0-9a-f]{32}|off);`;
const form = new RegExp(`^\\{"part":"[a-z]+",(?:"[a-z]+":"${text}",)*"releases":"${given}"\\}$`);

/** The changes in the text of a pointer's file, the oldest first. A line that is not a whole change does not count. */
export function changesIn(text: string): Change[] {
  return text
    .split('\n')
    .filter((line) => form.test(line))
    .map((line) => JSON.parse(line));
}

/** The release for every visitor who gets no other, or `off`. */
export function liveIn({ releases }: Change): string {
  return /\* (\w+);/.exec(releases)?.[1] ?? none;
}

/** A release for a share of the visitors, in percent. */
export interface Canary {
  id: string;
  share: number;
}

/** The canary of a pointer, if one runs. */
export function canaryIn({ releases }: Change): Canary | null {
  const [, share, id] = /^(\d+)% (\w+);/.exec(releases) ?? [];
  return id ? { id, share: Number(share) } : null;
}

/** A pointer's releases: one for everyone, and another for the canary's share. */
export function releasesOf(live: string, canary?: Canary): string {
  return `${canary ? `${canary.share}% ${canary.id}; ` : ''}* ${live};`;
}

/** The changes that were in force within the last `keptDays`. */
export function recentChanges(changes: readonly Change[]): Change[] {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  return changes.filter((_, index) => Date.parse(changes[index + 1]?.at ?? '9999-12-31') >= oldest);
}

/** Every release that the changes name. */
export function releasesIn(changes: readonly Change[]): Set<string> {
  const named = changes.map(({ releases, deployed = '' }) => `${releases} ${deployed}`);
  return new Set(named.join(' ').match(/\b[0-9a-f]{32}\b/g));
}

/** The changes in the folder of a part's releases. */
export function readChanges(part: string): Change[] {
  const file = join(part, pointerFile);
  return existsSync(file) ? changesIn(readFileSync(file, 'utf8')) : [];
}

/** The change that is in force in the folder of a part's releases, if there is one. */
export function pointerOf(part: string): Change | undefined {
  return readChanges(part).at(-1);
}

/** The live release of a part, `off` or `none`, by the pointer in the folder of its releases. */
export function liveRelease(part: string): string {
  const change = pointerOf(part);
  return change ? liveIn(change) : none;
}

/** The folder of a part's live release. */
export function liveFolder(part: string): string {
  return join(part, liveRelease(part));
}
