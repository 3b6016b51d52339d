import { createHash, randomBytes } from 'node:crypto';
import type { Served } from './startGateway';

/** Ends a preview. */
export const expired = 'preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict';

/** What a pointer says of the key of a preview. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Deploys a release that only previews show. Resolves with what opens it. */
export async function deployPreview({ release, built }: Served, part: string, id: string) {
  const key = randomBytes(16).toString('hex');
  await release(part, `* ${built[part]};`, { deployed: id, key: hashOf(key) });
  return `${part}@${id}.${key}`;
}
