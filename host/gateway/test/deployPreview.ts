import { randomBytes } from 'node:crypto';
import { hashOfKey } from '@donate-impact/build/previewKey';
import type { Served } from './startGateway';

/** Ends a preview. */
export const expired = 'preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict';

/** Deploys a release that only previews show. Resolves with what opens it. */
export async function deployPreview({ release, built }: Served, part: string, id: string) {
  const key = randomBytes(16).toString('hex');
  await release(part, `* ${built[part]};`, { deployed: id, key: hashOfKey(key) });
  return `${part}@${id}.${key}`;
}
