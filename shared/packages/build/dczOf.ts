import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

// A frame that decoders skip, of 32 bytes: those of the dictionary's hash (RFC 9842, section 5).
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const level = 19;

// Once: a second time, it would take the memory of what has been made with the first.
const ready = init();

/** The SHA-256 of a dictionary, as the request header Available-Dictionary has it between colons. */
export function dictionaryHash(dictionary: Buffer): string {
  return createHash('sha256').update(dictionary).digest('base64');
}

/** Compresses content with a dictionary: Zstandard in the form of the content encoding `dcz`. Throws if it cannot be read back. */
export async function dczOf(content: Buffer, dictionary: Buffer): Promise<Buffer> {
  await ready;
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, content, dictionary, level);
    const head = Buffer.from(dictionaryHash(dictionary), 'base64');
    const dcz = Buffer.concat([magic, head, frame]);
    const readBack = await contentOf(dcz, dictionary);
    if (!readBack.equals(content)) throw new Error('The compressed content cannot be read back');
    return dcz;
  } finally {
    freeCCtx(context);
  }
}

/** Reads what `dczOf` has written. Throws if that was with another dictionary. */
export async function contentOf(dcz: Buffer, dictionary: Buffer): Promise<Buffer> {
  await ready;
  const head = Buffer.concat([magic, Buffer.from(dictionaryHash(dictionary), 'base64')]);
  if (!dcz.subarray(0, head.length).equals(head))
    throw new Error('It was compressed with another dictionary');
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, dcz.subarray(head.length), dictionary));
  } finally {
    freeDCtx(context);
  }
}
