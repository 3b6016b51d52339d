import { noteOn } from '../noteOn';
import { type RemoteName, remotePath } from '../remotes.mjs';

/** A remote that is developed inside a deployed site. */
export interface LocalPart {
  name: RemoteName;
  /** The folder of its sources. */
  root: string;
  /** The origin of the site. */
  site: string;
}

const release = 'local';

/** Where the development server has the files of a remote: the place of a release of that name. */
export const localPath = (name: RemoteName) => `${remotePath(name)}${release}/`;

const block = /(<script type="application\/json" id="remotes">)(.*?)(?=<\/script>)/s;

/** The names of the remotes that a page of the site lists, or null if it is no such page. */
export function remotesIn(html: string): string[] | null {
  const [, , json] = block.exec(html) ?? [];
  const added = [...html.matchAll(/ data-remote="(\w+)"/g)].map(([, name = '']) => name);
  return json ? [...Object.keys(JSON.parse(json)), ...added] : null;
}

/** A page of the site, changed to load the local part, whose files have no hashes, and to say so. It reports nothing. */
export function withLocalPart(html: string, { name, root, site }: LocalPart) {
  const said =
    `<code>${name}</code> comes from <code>${escaped(root)}</code>, everything else from ` +
    `<code>${site}</code>.`;
  const address = `${localPath(name)}mf-manifest.json`;
  return html
    .replace(block, (_, start, json) => {
      return start + JSON.stringify({ ...JSON.parse(json), [name]: address });
    })
    .replace(new RegExp(`( data-remote="${name}" data-address=")[^"]*`), `$1${address}`)
    .replace(new RegExp(`<link rel="preload"[^>]* href="${remotePath(name)}[^>]*>`, 'g'), '')
    .replace(new RegExp(`<script [^>]*data-manifest="${name}">.*(?=</main>)`, 's'), '')
    .replace(' data-reports="on"', ' data-reports="off"')
    .replace('<div id="root">', (found) => noteOn('Development', said) + found);
}

/** What the site answers to a tab that asks for the current releases, changed likewise. */
export function withLocalRelease(json: string, { name }: LocalPart) {
  return JSON.stringify({ ...JSON.parse(json), [name]: release });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
