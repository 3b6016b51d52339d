import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { computeSum } from '@donate-impact/build/release';
import { LRUCache } from 'lru-cache';
import { compress } from './compress';
import type { Ready } from './files';

export type DataFile = ReturnType<typeof createDataFile>;

/** Reads the current data file in the operator's folder and prepares it for sending; null if it is not there. */
export function createDataFile() {
  // The current file, and perhaps the previous one.
  const kept = new LRUCache<string, Ready, string>({
    max: 2,
    fetchMethod: async (_, __, { context: file }) => {
      const identity = await readFile(file);
      const type = 'application/json; charset=utf-8';
      return {
        type,
        tag: computeSum(identity).slice(0, 16),
        identity,
        ...(await compress(identity)),
      };
    },
  });

  return async (folder: string): Promise<Ready | null> => {
    const file = join(folder, 'candidates.json');
    const stats = await stat(file).catch(() => null);
    if (!stats?.isFile()) return null;
    return (await kept.fetch(`${stats.mtimeMs} ${stats.size} ${file}`, { context: file })) ?? null;
  };
}
