import { getShownReleases, type ReleaseChange } from '@donate-impact/releases/ReleaseChange';
import { computeSum } from '@donate-impact/releases/release';
import type { Releases } from '../sources/createReleases';

/** A release of one app that a visitor gets instead of the live one. */
export interface Preview {
  app: string;
  id: string;
}

const cookieSeconds = 3600;
// Every repetition is bounded, so that no value takes long to match.
const previewPattern = /^([a-z]{1,40})@([0-9a-f]{32})\.([0-9a-f]{32})$/;
const maxApps = 20;

/**
 * Parses the previews in a link or a cookie: `wizard@<id>.<key>`, or several, separated by commas. None if any of them is
 * invalid or not open.
 */
export function parsePreviews(value: string, { changes }: Releases): Preview[] {
  const links = value.split(',', maxApps + 1);
  const opened = new Map<string, Preview>();
  for (const link of links) {
    const [, app = '', id = '', key = ''] = previewPattern.exec(link) ?? [];
    if (app && isOpen(id, key, changes(app))) opened.set(app, { app, id });
  }
  return opened.size === links.length && opened.size <= maxApps ? [...opened.values()] : [];
}

/**
 * Returns true if a release was deployed for previews with this key and has never been live or a canary.
 * @param key the one in the link, which only the command that deployed the release has printed
 */
function isOpen(id: string, key: string, changes: readonly ReleaseChange[]) {
  const keyHash = computeSum(key);
  const isDeployed = changes.some((change) => change.deployed === id && change.key === keyHash);
  return isDeployed && !changes.flatMap(getShownReleases).includes(id);
}

/** A cookie that keeps previews for an hour; without a value, one that ends them. */
export function formatPreviewCookie(value: string) {
  const seconds = value ? cookieSeconds : 0;
  return `preview=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict`;
}
