/** What the gateway fills into pages: it knows just these forms. */

/** The release of a part that a visitor is to get. */
export function releaseOf(part: string) {
  return `<!--# echo var="${part}_release" -->`;
}

/** The address of a file in the shell's release that a visitor is to get; `path` begins with a slash. */
export function ofShell(path: string) {
  return `/host/${releaseOf('host')}${path}`;
}

/** The hash of the manifest in that release of a remote: its `pages/integrity.txt`. */
export function manifestHashOf(remote: string) {
  return `<!--# echo var="${remote}_integrity" -->`;
}

/** A file of a remote's release: `pages/<file>.html`. */
export function included(remote: string, file: string) {
  return `<!--# include virtual="/fragments/${remote}/${file}" -->`;
}

/** What remotes add that the shell was built without: `added` and variables that begin with it (addedRemotes.ts). */
export function added(name = '') {
  return `<!--# echo var="added${name && `_${name}`}" encoding="none" -->`;
}

/** What is in a page only if the gateway's variable of that name says so. */
export function shownIf(variable: 'preview' | 'added_needs_script', html: string) {
  return `<!--# if expr="$${variable}" -->${html}<!--# endif -->`;
}
