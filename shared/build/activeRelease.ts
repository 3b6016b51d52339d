import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A change of an app's active release. It says which visitors get which release. Its file is a list of changes in JSON: the last one
 * is in force, and the others are the history.
 */
export interface Change {
  /** The app: `host` or the name of a remote. */
  app: string;
  /** The time of the change, in ISO 8601. */
  at: string;
  /** The author of the change. */
  by: string;
  /** The reason, in the operator's words. */
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

/** Stands for the live release while the app is switched off. */
export const off = 'off';

/** Stands for the release of an app whose active release is not known. */
export const none = 'none';

/** The name of the file of active releases; a build has its own, in the folder of its releases. */
export const activeFile = 'active.json';

/** The number of days that servers keep a release after it was last live, for tabs that are open. */
export const keptDays = 30;

/** The number of changes that an app keeps besides those of the last `keptDays`. */
const most = 100;

const word = /^[a-z]{1,40}$/;
const hex = (digits: number) => new RegExp(`^[0-9a-f]{${digits}}$`);
const given = /^(?:[1-9]\d?% [0-9a-f]{32}; )?\* (?:[0-9a-f]{32}|off);$/;

/** Parses the changes in the file of active releases, the oldest first. Ignores invalid entries. */
export function parseChanges(text: string): Change[] {
  try {
    const changes: unknown = JSON.parse(text);
    return Array.isArray(changes) ? changes.filter(isChange) : [];
  } catch {
    return [];
  }
}

function isChange(value: unknown): value is Change {
  const { app, at, by, why, releases, deployed, key } = Object(value);
  const isText = [app, at, by, why].every((each) => typeof each === 'string');
  const isDeployed = deployed === undefined || hex(32).test(String(deployed));
  const isKey = key === undefined || hex(64).test(String(key));
  return isText && isDeployed && isKey && word.test(app) && given.test(String(releases));
}

/** The release for all visitors outside a canary's share, or `off`. */
export function findLive({ releases }: Change): string {
  return /\* (\w+);/.exec(releases)?.[1] ?? none;
}

/** A release for a share of the visitors, in percent. */
export interface Canary {
  id: string;
  share: number;
}

/** The canary, if one runs. */
export function findCanary({ releases }: Change): Canary | null {
  const [, share, id] = /^(\d+)% (\w+);/.exec(releases) ?? [];
  return id ? { id, share: Number(share) } : null;
}

/** The releases of a change: one for everyone, and another for the canary's share. */
export function formatReleases(live: string, canary?: Canary): string {
  return `${canary ? `${canary.share}% ${canary.id}; ` : ''}* ${live};`;
}

/** The changes that were in force within the last `keptDays`. */
export function recentChanges(changes: readonly Change[]): Change[] {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  return changes.filter((_, index) => Date.parse(changes[index + 1]?.at ?? '9999-12-31') >= oldest);
}

/** Every release that the changes name. */
export function collectReleases(changes: readonly Change[]): Set<string> {
  const named = changes.map(({ releases, deployed = '' }) => `${releases} ${deployed}`);
  return new Set(named.join(' ').match(/\b[0-9a-f]{32}\b/g));
}

/** The changes in the folder of an app's releases. */
export function readChanges(app: string): Change[] {
  const file = join(app, activeFile);
  return existsSync(file) ? parseChanges(readFileSync(file, 'utf8')) : [];
}

/** Adds changes to the active releases in a folder, completely or not at all. Drops changes that no longer matter. */
export async function appendChange(folder: string, ...changes: Change[]) {
  const file = join(folder, activeFile);
  const lines = bounded([...readChanges(folder), ...changes]).map((each) => JSON.stringify(each));
  await writeFile(`${file}.new`, `[\n${lines.join(',\n')}\n]\n`);
  await rename(`${file}.new`, file);
}

/** Drops each app's changes that are not among its last hundred and were not in force within the last `keptDays`. */
function bounded(changes: readonly Change[]) {
  const apps = new Set(changes.map(({ app }) => app));
  const kept = new Set(
    [...apps].flatMap((name) => {
      const own = changes.filter(({ app }) => app === name);
      return [...own.slice(-most), ...recentChanges(own)];
    }),
  );
  return changes.filter((change) => kept.has(change));
}

/** The change that is in force in the folder of an app's releases, if there is one. */
export function findActive(app: string): Change | undefined {
  return readChanges(app).at(-1);
}

/** Reads an app's live release, `off` or `none`, from the folder of its releases. */
export function liveRelease(app: string): string {
  const change = findActive(app);
  return change ? findLive(change) : none;
}

/** The folder of an app's live release. */
export function liveFolder(app: string): string {
  return join(app, liveRelease(app));
}

/** Hashes the key that opens a preview: everyone can read the file of active releases. */
export function hashPreviewKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** A release's description of itself. */
export interface Described {
  app: string;
  id: string;
  commit: string;
  contractVersion: string;
  /** The paths that it claims, such as `/news /news/:id`; the shell claims none. */
  paths: string;
  /** The team's signature of the app and the id; empty if there is none. */
  signature: string;
}

/** A release that has been deployed. */
export interface Release extends Described {
  /** When it was deployed, in seconds since 1970. */
  deployed: number;
}

/** The active and the deployed releases in the site's volumes. */
export interface State {
  /** Every change of every app's active release, the oldest first. */
  changes: Change[];
  releases: Release[];
}
