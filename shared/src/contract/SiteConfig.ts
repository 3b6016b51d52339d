/** A place in a page for widgets of other remotes. */
interface ExtensionPointDeclaration {
  page: string;
  /** What the page tells its widgets: by name, `string`, `number` or `boolean`. */
  context?: Readonly<Record<string, string>> | undefined;
  /** The number of widgets that it has room for; 1 by default. */
  most?: number | undefined;
}

/** The fields of a `remote.json` that gateways and shells read. */
export interface RemoteDeclaration {
  name: string;
  /** The name that visitors read. */
  displayName: string;
  /** The features that visitors lose while it fails. */
  features: readonly string[];
  /** Its place among the links of the top bar; of two claims on a path, the lower one wins. */
  order: number;
  /** True if its pages are unusable without JavaScript. */
  needsScript: boolean;
  /** By the name of their module: the router's pattern, the title a page starts with, its link in the top bar. */
  pages: Readonly<Record<string, { path: string; title: string; link?: string | undefined }>>;
  /** The extension points in its pages, by name. */
  extensionPoints?: Readonly<Record<string, ExtensionPointDeclaration>> | undefined;
  /** Its widgets, by the extension point of another remote: the name of the module. */
  widgets?: Readonly<Record<string, string>> | undefined;
}

/** One release of a remote. */
export interface RemoteRelease {
  /** 32 hexadecimal digits; `none` in development. */
  id: string;
  /** The URL of its mf-manifest.json. */
  manifest: string;
  /** The hash of the manifest, `sha384-…`; none in development. */
  integrity?: string | undefined;
  /** The manifest itself, if the page brings it. */
  content?: unknown;
}

/** A remote of the site, as one visitor gets it. */
export interface SiteRemote extends Omit<RemoteDeclaration, 'extensionPoints'> {
  /** As declared, or only the name of the page, as before contract 3.2. */
  extensionPoints?: Readonly<Record<string, ExtensionPointDeclaration | string>> | undefined;
  /** Null while the remote is switched off. */
  release: RemoteRelease | null;
  /** The release that was live before, which replaces this one if it fails. */
  before?: RemoteRelease | undefined;
}

/** The gateway's message to a page: `<script id="site-config" type="application/json">`. `/site.json` has the same for an open tab. */
export interface SiteConfig {
  /** The page that the html contains, such as `wizard/Wizard`; empty if it contains none. */
  route: string;
  /** The id of the shell's release. */
  shell: string;
  /** True if the page reports failures. */
  reports: boolean;
  /** Empty: shells of 3.1 and earlier read it. */
  origins: readonly string[];
  /** In the order of their links. */
  remotes: readonly SiteRemote[];
  /** For an open tab: the releases that were taken back, such as `wizard@<id>`. */
  withdrawn?: readonly string[];
}
