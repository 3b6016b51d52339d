/** The name of the global list in which a remote's chunks register. */
export const chunkList = (remote: string) => `rspackChunk${remote}`;

/**
 * Lets the next entry of a remote start from nothing. Chunks register in one list a remote, under ids that
 * another release uses for other modules; an entry that found earlier chunks there would run their code.
 */
export function forgetChunks(remote: string) {
  Reflect.deleteProperty(globalThis, chunkList(remote));
}
