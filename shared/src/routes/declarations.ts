import type { RemoteName } from '../contract';
import json from './declarations.json' with { type: 'json' };

/** A remote's `remote.json`, as far as visitors notice it. */
export interface Declaration {
  displayName: string;
  /** The features that visitors lose while it fails. */
  features: readonly string[];
  pages: Readonly<Record<string, { path: string; title: string; link?: string }>>;
  /** The extension points in its pages, each with the name of the page. */
  extensionPoints?: Readonly<Record<string, string>>;
  /** The extension points of other remotes for which it has a widget, each with the name of the module. */
  widgets?: Readonly<Record<string, string>>;
}

/** Every remote's `remote.json`, by the remote's name. */
export const declarations: Readonly<Record<RemoteName, Declaration>> = json;
