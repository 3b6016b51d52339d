import { copyFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  changeSchema,
  formatChange,
  none,
  type ReleaseChange,
  recentChanges,
} from './ReleaseChange';
import { readRegularFile } from './readRegularFile';
import { refuse } from './refuse';
import { scanJson } from './scanJson';

/** The name of the file of active releases; a build has its own, in the folder of its releases. */
export const activeFile = 'active.json';

/** The copy of the file that each change leaves, as it was before. */
export const copyBefore = `${activeFile}.before`;

/** The largest file of active releases that is read: some thousands of changes. */
export const maxActiveBytes = 4 * 1024 * 1024;

/** The number of changes that an app keeps besides the recent ones. */
const maxOlderChanges = 100;

/**
 * Parses the file of active releases: a list of changes in JSON, the oldest first. The last change of an app applies, the
 * others are its history. Throws a Refusal with line and column if any of it is damaged.
 * @param place the file, for the message
 */
export function parseActiveReleases(text: string, place: string): ReleaseChange[] {
  const list = parseJson(text, place);
  const { success, output, issues } = v.safeParse(listSchema, list, { abortEarly: true });
  if (success) return output;
  const [{ path: [entry, ...field] = [], message }] = issues;
  const position = entry ? scanJson(text).entries[Number(entry.key)] : 0;
  const problem = [...field.map(({ key }) => key), message].join(': ');
  throw damagedAt(place, text, position ?? 0, problem);
}

const listSchema = v.array(changeSchema, 'it is not a list of changes');

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damagedAt(place, text, scanJson(text).fault, 'this is not JSON');
  }
}

function damagedAt(place: string, text: string, position: number, problem: string) {
  const lines = text.slice(0, position).split('\n');
  const column = (lines.at(-1) ?? '').length + 1;
  return refuse('ACTIVE_RELEASES_DAMAGED', place, lines.length, column, problem);
}

/** Reads the active releases in a folder: none if there is no file. Throws a Refusal if the file is damaged. */
export function readActiveReleases(folder: string): ReleaseChange[] {
  const file = join(folder, activeFile);
  const content = readRegularFile(file, maxActiveBytes);
  return content ? parseActiveReleases(content.toString(), file) : [];
}

/**
 * Adds changes to the active releases in a folder, completely or not at all, and leaves a copy of the file as it was. Drops
 * changes that no longer matter. Throws a Refusal, and changes nothing, if the file is damaged or the changes would damage it.
 */
export async function appendChanges(folder: string, ...changes: readonly ReleaseChange[]) {
  const file = join(folder, activeFile);
  const before = readActiveReleases(folder);
  const entries = dropOlder([...before, ...changes]).map(formatChange);
  const text = `[\n${entries.join(',\n')}\n]\n`;
  if (Buffer.byteLength(text) > maxActiveBytes)
    throw refuse('FILE_TOO_LARGE', file, maxActiveBytes);
  parseActiveReleases(text, file);
  // Without the flush, a power cut can leave the new name with half of the content.
  await writeFile(`${file}.new`, text, { flush: true });
  if (before.length > 0) await copyFile(file, join(folder, copyBefore));
  await rename(`${file}.new`, file);
}

/** Drops each app's changes that are neither among its last hundred nor recent. */
function dropOlder(changes: readonly ReleaseChange[]) {
  const histories = [...groupByApp(changes).values()];
  const last = histories.flatMap((own) => own.slice(-maxOlderChanges));
  const kept = new Set([...last, ...histories.flatMap(recentChanges)]);
  return changes.filter((change) => kept.has(change));
}

/** The changes of each app, by its name. */
export function groupByApp(changes: readonly ReleaseChange[]): Map<string, ReleaseChange[]> {
  const byApp = new Map<string, ReleaseChange[]>();
  for (const change of changes) byApp.set(change.app, [...(byApp.get(change.app) ?? []), change]);
  return byApp;
}

/** The live release in the folder of an app's releases: its id, `off`, or `none`. */
export function readLiveRelease(app: string): string {
  return readActiveReleases(app).at(-1)?.live ?? none;
}
