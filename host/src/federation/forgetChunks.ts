import type { RemoteName } from '@donate-impact/shared/contract';

/**
 * Lets the next entry of a remote start from nothing. Chunks register in one list a remote, under ids that
 * another release uses for other modules; an entry that found earlier chunks there would run their code.
 */
export function forgetChunks(remote: RemoteName) {
  Reflect.deleteProperty(globalThis, `rspackChunk${remote}`);
}
