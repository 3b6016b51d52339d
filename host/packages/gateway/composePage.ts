const virtual = /(?<=<!--# include virtual=")[^"]+(?=" -->)/g;
const include = /<!--# include virtual="\/(fragments|versions)\/(\w+)(?:\/(\w+)|(\.html))?" -->/g;
const manifestHash = /<!--# echo var="(\w+)_integrity" -->/g;
const release = /<!--# echo var="(\w+)_release" -->/g;
const block = /<!--# if expr="\$(\w+)" -->(.*?)<!--# endif -->/gs;
const echo = /<!--# echo var="(\w+)"( encoding="none")? -->/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

interface Sources {
  /** The variables that a page names, such as `preview`. One that is not here is empty. */
  variables: Readonly<Record<string, string>>;
  /** The release of a part that this visitor is to get. */
  releaseOf: (part: string) => string;
  /** The hash of the manifest in that release of a remote, or nothing. */
  manifestHashOf: (remote: string) => Promise<string>;
  /** A page's fragment from that release of a remote, or nothing. */
  fragment: (remote: string, page: string) => Promise<string>;
  /** What a part says of that release. */
  version: (part: string) => Promise<string>;
  /** What operators see of a part's releases. */
  releases: (part: string) => Promise<string>;
}

/** Composes a page: fills in the releases' addresses, the fragment and variables. */
export async function composePage(template: string, { variables, ...sources }: Sources) {
  const shell = template.replace(virtual, (path) =>
    path.replace(/\$\{?(\w+)\}?/g, (_, name) => variables[name] ?? ''),
  );
  const included = await Promise.all(
    [...shell.matchAll(include)].map(([, kind, part = '', page = '', file]) => {
      if (kind === 'fragments') return sources.fragment(part, page);
      return file ? sources.releases(part) : sources.version(part);
    }),
  );
  const hashes = await Promise.all(
    [...shell.matchAll(manifestHash)].map(([, remote = '']) => sources.manifestHashOf(remote)),
  );
  return shell
    .replace(manifestHash, () => hashes.shift() ?? '')
    .replace(include, () => included.shift() ?? '')
    .replace(block, (_, name, content) => (variables[name] ? content : ''))
    .replace(release, (_, part) => sources.releaseOf(part))
    .replace(echo, (_, name, isVerbatim) => {
      const value = variables[name] ?? '';
      return isVerbatim
        ? value
        : value.replace(/[&<>"]/g, (character) => entities[character] ?? '');
    });
}
