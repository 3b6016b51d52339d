import type { Remote } from '@donate-impact/build/remotes';

/** A remote that the shell was built without, in the release that a visitor gets. */
export interface AddedRemote {
  name: string;
  release: string;
  /** The hash of its manifest. */
  integrity: string;
  /** What it declares. */
  pages: Remote['pages'];
  needsScript: boolean;
  /** The same as the release's text, for the shell; empty while it is switched off. */
  declaration: string;
}

const text = '"[^"]+"';
const titled = `","title":${text}`;
const page = String.raw`"[A-Z]\w*":\{"path":"/(?:[a-z]*${titled}(?:,"link":${text})?|[a-z]+/:\w+${titled})\}`;
const form = new RegExp(
  String.raw`^\{"called":${text},"offers":\[${text}(?:,${text})*\],"needsScript":(?:true|false),"pages":\{${page}(?:,${page})*\}\}$`,
);

/** Reads a release's `pages/declaration.json`. Gives null if it has not exactly the form of that file. */
export function declarationIn(file: string | undefined) {
  const [declaration = ''] = file?.split('\n') ?? [];
  // Its length with a backslash before each quotation mark.
  const length = Buffer.byteLength(declaration.replaceAll('"', '\\"'));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has one
  const isOf = form.test(declaration) && !/[\\<>&$\x00-\x1f]/.test(declaration);
  if (length > 3500 || !isOf || !isSound(declaration)) return null;
  const { pages, needsScript }: Pick<Remote, 'pages' | 'needsScript'> = JSON.parse(declaration);
  return { declaration, pages, needsScript };
}

/** Whether each of its pages and paths is there once, where case makes no difference, and is not too long. */
function isSound(declaration: string) {
  const pages = [...declaration.matchAll(/"([A-Z]\w*)":\{"path":"([^"]*)"/g)];
  const keys = pages.flatMap(([, name = '', path = '']) => [
    name.toLowerCase(),
    `/${fileOf(path)}`,
  ]);
  const isShort = pages.every(([, name = '', path = '']) => name.length + path.length <= 80);
  return isShort && new Set(keys).size === keys.length;
}

/**
 * What the remotes add to a page of the shell, by the names that pages use.
 * @param current the file of the page at the path that was requested
 * @param known the paths that the shell's release has, one a line
 */
export function variablesOf(remotes: readonly AddedRemote[], current: string, known: string) {
  const pages = remotes.map((remote) => ({
    ...remote,
    page: Object.entries(remote.pages).find(([, { path }]) => fileOf(path) === current),
  }));
  const shown = pages.find(({ page }) => page);
  const [page, { title }] = shown?.page ?? ['', { title: '' }];
  return {
    added: remotes
      .filter(({ declaration }) => declaration)
      .map(scriptOf)
      .join(''),
    added_links: linksTo(remotes, shown && current, known),
    added_releases: remotes.map(({ name, release }) => `,"${name}":"${release}"`).join(''),
    added_integrity: remotes.map(({ name, integrity }) => `,"${name}":"${integrity}"`).join(''),
    added_part: shown?.name ?? '',
    added_page: page,
    added_title: title,
    added_needs_script: shown?.needsScript ? '1' : '',
  };
}

function scriptOf({ name, release, integrity, declaration }: AddedRemote) {
  const address = `/remotes/${name}/${release}/mf-manifest.json#${integrity}`;
  return `<script type="application/json" data-remote="${name}" data-address="${address}">${declaration}</script>`;
}

/** Links to paths that are new, each once. */
function linksTo(remotes: readonly AddedRemote[], current: string | undefined, known: string) {
  const taken = new Set(known.split('\n'));
  const pages = remotes.flatMap((remote) => Object.values(remote.pages));
  const links = pages.map(({ path, link }) => {
    if (!link || taken.has(path)) return '';
    taken.add(path);
    const isCurrent = `${current}/`.startsWith(`${fileOf(path)}/`);
    return `<a${isCurrent ? ' aria-current="page"' : ''} href="${path}">${link}</a>`;
  });
  return links.join('');
}

/** The file of the page at a path, as writePages.ts names it. */
function fileOf(path: string) {
  return path === '/' ? 'index' : path.slice(1).replace(/:.*/, 'any');
}
