import { type Change, collectReleases, hashPreviewKey } from '@donate-impact/build/activeRelease';

/** A release of one app that a visitor gets instead of the live one. */
export interface Preview {
  app: string;
  id: string;
}

interface Opened extends Preview {
  /** The key in the link. Only the command that deployed the release has printed it. */
  key: string;
}

const seconds = 3600;
// Every repetition is bounded, so that no value takes long to match.
const one = /^([a-z]{1,40})@([0-9a-f]{32})\.([0-9a-f]{32})$/;
const mostApps = 20;

/**
 * Parses the previews in a link or a cookie: `wizard@<id>.<key>`, or several, separated by commas. Null if any of them is
 * invalid or not open.
 */
export function parsePreviews(
  value: string,
  readChangesOf: (app: string) => readonly Change[],
): Preview[] | null {
  const links = value.split(',', mostApps + 1);
  const opened = links.flatMap((link): Opened[] => {
    const [, app = '', id = '', key = ''] = one.exec(link) ?? [];
    return app && isOpen({ app, id, key }, readChangesOf(app)) ? [{ app, id, key }] : [];
  });
  const isSound = opened.length === links.length && opened.length <= mostApps;
  return isSound && new Set(opened.map(({ app }) => app)).size === opened.length ? opened : null;
}

/** Returns true if a release was deployed for previews with this key and has never been live or a canary. */
function isOpen({ id, key }: Opened, changes: readonly Change[]) {
  const keyHash = hashPreviewKey(key);
  const isDeployed = changes.some((change) => change.deployed === id && change.key === keyHash);
  return (
    isDeployed && !collectReleases(changes.map(({ deployed: _, ...change }) => change)).has(id)
  );
}

/** A cookie that keeps previews for an hour, or ends them. */
export function previewCookie(value: string | null) {
  const kept = value === null ? 'preview=; Max-Age=0' : `preview=${value}; Max-Age=${seconds}`;
  return `${kept}; Path=/; HttpOnly; SameSite=Strict`;
}
