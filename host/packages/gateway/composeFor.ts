import { createHash } from 'node:crypto';
import { none, off } from '@donate-impact/build/pointer';
import { type AddedRemote, declarationIn, variablesOf } from './addedRemotes';
import { composePage } from './composePage';
import { contentSecurityPolicy } from './headers';
import type { Shown } from './pages';
import type { Releases } from './releases';
import type { GatewaySettings } from './Site';
import type { Source } from './Source';
import type { Visit } from './visit';

interface Given {
  source: Source;
  releases: Releases;
  settings: GatewaySettings;
  visit: Visit;
  shown: Shown | undefined;
}

/** A page for a set of releases. */
export interface ComposedPage {
  type: string;
  tag: string;
  identity: Buffer;
  policy: string;
  /** What it was made from, such as `host@<id>` and `wizard@<id>`; `:empty` if its fragment is missing. */
  sources: readonly string[];
}

/** Composes a page of the shell, or the page of a remote that the shell was built without; null if there is none. */
export async function composeFor(
  { source, releases, settings, visit, shown }: Given,
  file: string,
  current: string,
): Promise<ComposedPage | null> {
  const { reportsAreOn, origins = '' } = settings;
  const added = variablesOf(await addedRemotes(), current, (await read('host', 'paths.txt')) ?? '');
  const own = await read('host', file);
  const template = own ?? (added.added_part ? await read('host', 'added-part.html') : undefined);
  if (template === undefined) return null;
  const sources = [sourceOf(visit, 'host')];
  const html = await composePage(template, {
    variables: {
      ...added,
      preview: visit.previews.map(({ part, id }) => `${part}@${id}`).join(', '),
      reporting: reportsAreOn ? 'on' : 'off',
      origins,
    },
    releaseOf: (part) => visit.releases[part] ?? none,
    manifestHashOf,
    fragment: async (remote, name) => {
      const html = await read(remote, `${name}.html`);
      if (!name.endsWith('_preload'))
        sources.push(sourceOf(visit, remote) + (html === undefined ? ':empty' : ''));
      return html ?? '';
    },
    version: async (part) => shown?.version(part) ?? '',
    releases: async (part) => shown?.releases(part) ?? '',
  });
  const identity = Buffer.from(html);
  return {
    type: 'text/html; charset=utf-8',
    tag: createHash('sha256').update(identity).digest('hex').slice(0, 16),
    identity,
    policy: contentSecurityPolicy(stylesIn(html), origins),
    sources,
  };

  /** A file in `pages/` of the release of a part that the visitor gets. */
  async function read(part: string, file: string) {
    return (await releases.release(part, visit.releases[part] ?? none))?.pages.get(file);
  }

  async function manifestHashOf(remote: string) {
    return /^sha384-[\w+/]{64}$/.exec((await read(remote, 'integrity.txt')) ?? '')?.[0] ?? '';
  }

  /** The remotes that the shell was built without: its own are in its releases.json. */
  async function addedRemotes() {
    const known = (await read('host', 'releases.json')) ?? '';
    const others = source.parts().filter((part) => !known.includes(`"${part}":"`));
    const all = others.map(async (name): Promise<AddedRemote[]> => {
      const declared = declarationIn(await read(name, 'declaration.json'));
      const [release, integrity] = [visit.releases[name] ?? none, await manifestHashOf(name)];
      if (declared) return [{ name, release, integrity, ...declared }];
      return release === off ? [{ name, release, integrity, ...undeclared }] : [];
    });
    return (await Promise.all(all)).flat();
  }
}

// A tab that asks for the releases learns that a remote is off; a page has nothing of it.
const undeclared = { pages: {}, needsScript: false, declaration: '' };

/** The hashes of the styles that a page brings, as a policy names them. */
function stylesIn(html: string) {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );
}

/** What the log says of the release of a part that a visitor gets. */
export function sourceOf({ releases, stale }: Visit, part: string) {
  return `${part}@${releases[part] ?? none}${stale.has(part) ? ':stale' : ''}`;
}
