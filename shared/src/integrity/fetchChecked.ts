import { assertIntegrity } from './assertIntegrity';

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
