import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from './remotes.mjs';
import { staticLook } from './staticLook';

/** Fills in the site's look and the lists of remotes in the shell's static pages. */
export async function fillStaticPages(pages: string) {
  for (const page of ['licenses', 'preview-refused', 'versions']) {
    const file = join(pages, `${page}.html`);
    await writeFile(file, forEachRemote(withLook(await readFile(file, 'utf8'))));
  }
}

function withLook(html: string) {
  const place = '/* look */\n';
  if (!html.includes(place)) throw new Error(`A static page has no place for its look: ${place}`);
  return html.replace(place, () => staticLook);
}

/** Repeats the part of a page between two comments for each remote, with its name and what visitors call it. */
function forEachRemote(html: string) {
  return html.replace(/<!-- for each remote -->\n(.*?)<!-- end -->\n/gs, (_, repeated) =>
    remotes
      .map(({ name, called }) =>
        repeated.replaceAll('{name}', name).replaceAll('{called}', () => escaped(called)),
      )
      .join(''),
  );
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
