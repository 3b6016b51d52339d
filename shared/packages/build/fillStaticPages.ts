import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from './remotes.mjs';

/** Fills in the lists of remotes in the shell's static pages. */
export async function fillLists(pages: string) {
  for (const page of ['licenses', 'versions']) {
    const file = join(pages, `${page}.html`);
    await writeFile(file, forEachRemote(await readFile(file, 'utf8')));
  }
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
