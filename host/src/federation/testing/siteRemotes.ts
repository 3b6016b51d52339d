import type { SiteRemote } from '@donate-impact/shared/contract';
import { parts } from '@donate-impact/shared/routes';

/** A release for tests. */
export function aRelease(remote: string, id: string) {
  return { id, manifest: `/remotes/${remote}/${id}/mf-manifest.json` };
}

/** The remotes of the site for tests, each in its release `new`. */
export const siteRemotes = Object.entries(parts).map(
  ([name, part], index): SiteRemote => ({
    ...part,
    name,
    port: index,
    needsScript: false,
    release: aRelease(name, 'new'),
  }),
);
