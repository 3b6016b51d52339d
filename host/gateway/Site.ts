import { none, off } from '@donate-impact/build/activeRelease';
import { createDataFile, type DataFile } from './dataFile';
import { createFiles, type Files } from './files';
import { createMetrics, type Metrics } from './metrics';
import { createPages, type Pages } from './pages';
import { createReleases, type Releases } from './releases';
import type { Source } from './Source';

/** The operator's settings. */
export interface GatewaySettings {
  /** Serves /versions, which shows operators the releases that run. */
  versionsPage?: boolean;
  /** Lets a link show a release that is deployed and has never been live. */
  previewsAreOn?: boolean;
  /** Pages report failures with POST /failures. */
  reportsAreOn?: boolean;
  /** The folder of the data file; without one, the file comes from the shell's release. */
  dataFolder?: string | undefined;
  /** Other origins that scripts may come from, separated by spaces. */
  origins?: string | undefined;
  /** The URL for reporting a vulnerability. /.well-known/security.txt gives it if `securityExpires` is set, too. */
  securityContact?: string | undefined;
  /** The expiry of that URL, such as 2027-06-30T00:00:00Z. */
  securityExpires?: string | undefined;
}

/** Reads the settings from environment variables. */
export function readSettings(env: NodeJS.ProcessEnv): GatewaySettings {
  return {
    versionsPage: env.VERSIONS_PAGE === 'on',
    previewsAreOn: env.PREVIEWS === 'on',
    reportsAreOn: env.REPORTS === 'on',
    dataFolder: env.DATA_DIR,
    origins: env.ORIGINS,
    securityContact: env.SECURITY_CONTACT,
    securityExpires: env.SECURITY_EXPIRES,
  };
}

/** The site that a gateway serves. */
export interface Site {
  source: Source;
  /** Read at every request. */
  settings: () => GatewaySettings;
  releases: Releases;
  files: Files;
  pages: Pages;
  metrics: Metrics;
  dataFile: DataFile;
  /** The number of failures that pages have reported, by release: `<app>@<id>`. */
  failures: Map<string, number>;
}

/** @param refuse gets a message about each release whose content does not match its id */
export function createSite(
  source: Source,
  settings: () => GatewaySettings,
  refuse: (message: string) => void,
): Site {
  const releases = createReleases(source, refuse);
  return {
    source,
    settings,
    releases,
    files: createFiles(source, releases),
    pages: createPages(source, releases, settings),
    metrics: createMetrics(),
    dataFile: createDataFile(),
    failures: new Map(),
  };
}

/**
 * Describes the release that a URL or a report names, for the log: `<app>@<id>`, or `<app>@other` if this gateway
 * does not know the release, because clients can name any. Returns an empty text if the site has no such app.
 */
export async function describeClaim({ source, releases }: Site, app: string, id: string) {
  if (!source.apps().includes(app)) return '';
  if (id === none || id === off) return `${app}@${id}`;
  const isKnown = releases.isNamed(app, id) && (await releases.release(app, id));
  return `${app}@${isKnown ? id : 'other'}`;
}
