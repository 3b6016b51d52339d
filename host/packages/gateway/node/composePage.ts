const include = /<!--# include virtual="\/(fragments|versions)\/(\w+)(?:\/(\w+)|(\.html))?" -->/g;
const release = /<!--# echo var="(\w+)_release" -->/g;
const previewBlock = /<!--# if expr="\$preview" -->(.*?)<!--# endif -->/gs;
const previewDirective = /<!--# echo var="preview" -->/g;
const reportingDirective = /<!--# echo var="reporting" -->/g;
const nonceDirective = /<!--# echo var="request_id" -->/g;

interface Sources {
  nonce: string;
  /** What the page shows besides the live releases; empty if nothing. */
  preview: string;
  /** Whether the page is to report failures. */
  reporting: 'on' | 'off';
  /** The release of a part that this visitor is to get. */
  releaseOf: (part: string) => string;
  /** A page's fragment from that release of a remote, or nothing. */
  fragment: (remote: string, page: string) => Promise<string>;
  /** What a part says of that release. */
  version: (part: string) => Promise<string>;
  /** What operators see of a part's releases. */
  releases: (part: string) => string;
}

/** Composes a page: fills in the releases' addresses, the fragment and the nonce, as nginx's server-side includes do. */
export async function composePage(shell: string, sources: Sources) {
  const included = await Promise.all(
    [...shell.matchAll(include)].map(([, kind, part = '', page = '', file]) => {
      if (kind === 'fragments') return sources.fragment(part, page);
      return file ? sources.releases(part) : sources.version(part);
    }),
  );
  return shell
    .replace(include, () => included.shift() ?? '')
    .replace(previewBlock, (_, block) => (sources.preview ? block : ''))
    .replace(previewDirective, sources.preview)
    .replace(reportingDirective, sources.reporting)
    .replace(release, (_, part) => sources.releaseOf(part))
    .replace(nonceDirective, sources.nonce);
}
