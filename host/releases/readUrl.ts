import { refuse } from './refuse';
import { maxFileBytes } from './release';

const patienceMs = 20_000;

/** Reads what a site serves; null if it has no such file. Rejects for a redirect, which would lose cookies, and a larger file. */
export async function readUrl(url: string, headers: Record<string, string> = {}) {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(url, { headers, signal, redirect: 'manual' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return readBody(url, response.body ?? [], maxFileBytes);
}

/** Reads the body of an answer. Rejects with a Refusal, and ends the connection, once it has more bytes than allowed. */
export async function readBody(
  url: string,
  answer: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw refuse('FILE_TOO_LARGE', url, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
