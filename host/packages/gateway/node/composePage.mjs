import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const include = /<!--# include virtual="([^"]+)" -->/g;
const nonceDirective = /<!--# echo var="request_id" -->/g;

/**
 * Composes a page: the shell's HTML with every server-side include replaced by its fragment (or by nothing if there is
 * none) and with the nonce filled in.
 * @param {string} file the shell's page
 * @param {string} nonce
 * @param {(virtual: string) => Promise<string>} fragment
 */
export async function composePage(file, nonce, fragment) {
  const shell = await readFile(file, 'utf8');
  const addresses = [...shell.matchAll(include)].map(([, virtual = '']) => virtual);
  const fragments = new Map(
    await Promise.all(addresses.map(async (a) => /** @type {const} */ ([a, await fragment(a)]))),
  );
  return shell
    .replace(include, (_, virtual) => fragments.get(virtual) ?? '')
    .replace(nonceDirective, nonce);
}

/**
 * Reads which page answers which path from the map that nginx reads: one `~<regular expression> <page>;` per line.
 * @param {string} dist
 */
export async function readPages(dist) {
  const map = await readFile(join(dist, 'pages.map'), 'utf8');
  const lines = [...map.matchAll(/^~(\S+)\s+(\S+);$/gm)];
  return lines.map(([, pattern = '', page = '']) => ({ pattern: new RegExp(pattern), page }));
}
