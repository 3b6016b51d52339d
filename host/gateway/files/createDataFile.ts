import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compress } from '@donate-impact/releases/compress';
import { readRegularFileAsync } from '@donate-impact/releases/readRegularFile';
import type { Warn } from '@donate-impact/releases/refuse';
import { computeSum } from '@donate-impact/releases/release';
import type { Prepared } from '../http/sendPrepared';

const maxBytes = 16 * 1024 * 1024;
/** The longest wait for the compression of a new file. A file that takes longer is sent as it is until then. */
const patienceMs = 100;

/**
 * Creates the function that reads the current data file in the operator's folder and prepares it for sending; undefined if it
 * cannot be read.
 */
export function createDataFile(warn: Warn) {
  let known: { stamp: string; prepared: Promise<Prepared | undefined> } | undefined;

  return async (folder: string): Promise<Prepared | undefined> => {
    const file = join(folder, 'candidates.json');
    const stats = await stat(file).catch(() => null);
    const stamp = `${stats?.mtimeMs} ${stats?.size} ${file}`;
    if (known?.stamp !== stamp) known = { stamp, prepared: prepare(file) };
    return known.prepared.catch((refusal) => {
      known = undefined;
      warn(refusal);
      return undefined;
    });
  };
}

async function prepare(file: string): Promise<Prepared | undefined> {
  const identity = await readRegularFileAsync(file, maxBytes);
  if (!identity) return undefined;
  const tag = computeSum(identity).slice(0, 16);
  const prepared: Prepared = { type: 'application/json; charset=utf-8', tag, identity };
  const compressed = compress(identity).then((copies) => Object.assign(prepared, copies));
  await Promise.race([compressed, sleep(patienceMs)]);
  return prepared;
}
