/**
 * Fetches a file and checks its content. The URL ends with `#` and the hash, such as `/a.json#sha384-…`; without a
 * hash, nothing is checked. Rejects with an IntegrityError when the content has another hash.
 */
export async function fetchChecked(
  url: string,
  options: RequestInit,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> {
  const [, integrity] = url.split('#');
  // Without Web Crypto, the browser checks.
  const inBrowser = integrity && !crypto.subtle ? { integrity } : {};
  const response = await fetch(url, { ...options, ...inBrowser });
  if (!integrity || !response.ok) return response;
  const content = await response.arrayBuffer();
  await assertIntegrity(content, integrity);
  return new Response(content);
}

/**
 * Throws an IntegrityError when a file's content does not have the expected hash, such as `sha384-…`. Without Web Crypto,
 * on an insecure connection, it checks nothing.
 */
export async function assertIntegrity(content: ArrayBuffer, expected: string) {
  if (!crypto.subtle) return;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  const found = `sha384-${btoa(String.fromCharCode(...digest))}`;
  if (found !== expected) throw new IntegrityError(expected, found);
}

/** Thrown when a file is not the one whose hash the site has named. Hashes look like `sha384-…`. */
export class IntegrityError extends Error {
  override name = 'IntegrityError';

  constructor(expected: string, found: string) {
    super(`it was changed on its way: expected ${expected}, found ${found}`);
  }
}
