import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sumOf } from '@donate-impact/build/release';
import { LRUCache } from 'lru-cache';
import { sendReady, sendStatus } from './answer';
import type { Exchange } from './Exchange';
import type { Ready } from './files';
import { filePolicy, revalidated } from './headers';
import { pack } from './pack';

// The file as it is, and perhaps as it was.
const kept = new LRUCache<string, Ready, string>({
  max: 2,
  fetchMethod: async (_, __, { context: file }) => {
    const identity = await readFile(file);
    const type = 'application/json; charset=utf-8';
    return { type, tag: sumOf(identity).slice(0, 16), identity, ...(await pack(identity)) };
  },
});

/** Answers with the data file in the operator's folder, as it is now. */
export async function sendData({ request, reply }: Exchange, folder: string) {
  const file = join(folder, 'candidates.json');
  const stats = await stat(file).catch(() => null);
  reply.header('Content-Security-Policy', filePolicy);
  if (!stats?.isFile()) return sendStatus(reply, 503);
  const ready = await kept.fetch(`${stats.mtimeMs} ${stats.size} ${file}`, { context: file });
  if (!ready) return sendStatus(reply, 503);
  reply.header('Cache-Control', revalidated);
  sendReady(request, reply, ready, 'Accept-Encoding');
}
