import type { RemoteName } from '../contract';
import declarations from './declarations.json' with { type: 'json' };

/** What a remote declares in its `remote.json`, as far as visitors notice it. */
export interface Part {
  /** What visitors call it. */
  called: string;
  /** What they lose while it fails. */
  offers: readonly string[];
  pages: Readonly<Record<string, { path: string; title: string; link?: string }>>;
  /** The slots that its pages have, each with the name of the page. */
  slots?: Readonly<Record<string, string>>;
  /** The slots of other remotes that it fills, each with the name of the module that does. */
  fills?: Readonly<Record<string, string>>;
}

/** What the remotes declare. */
export const parts: Readonly<Record<RemoteName, Part>> = declarations;

/** What some remotes offer, as a list in a sentence. */
export function listOffers(some: readonly { offers: readonly string[] }[]) {
  // British English has no comma before "and", like the rest of the site.
  return new Intl.ListFormat('en-GB').format(some.flatMap(({ offers }) => offers));
}
