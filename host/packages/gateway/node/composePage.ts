import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const include = /<!--# include virtual="([^"]+)" -->/g;
const nonceDirective = /<!--# echo var="request_id" -->/g;

/**
 * Composes a page: the shell's HTML with every server-side include replaced by its fragment (or by nothing if there is
 * none) and with the nonce filled in.
 * @param file the shell's page
 */
export async function composePage(
  file: string,
  nonce: string,
  fragment: (virtual: string) => Promise<string>,
) {
  const shell = await readFile(file, 'utf8');
  const addresses = [...shell.matchAll(include)].map(([, virtual = '']) => virtual);
  const fragments = new Map(
    await Promise.all(addresses.map(async (a) => [a, await fragment(a)] as const)),
  );
  return shell
    .replace(include, (_, virtual) => fragments.get(virtual) ?? '')
    .replace(nonceDirective, nonce);
}

/** Reads which page answers which path from the map that nginx reads: one `~<regular expression> <page>;` per line. */
export async function readPages(dist: string) {
  const map = await readFile(join(dist, 'pages.map'), 'utf8');
  const lines = [...map.matchAll(/^~(\S+)\s+(\S+);$/gm)];
  return lines.map(([, pattern = '', page = '']) => ({ pattern: new RegExp(pattern), page }));
}
