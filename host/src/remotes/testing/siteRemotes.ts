import type { SiteRemote } from '@donate-impact/shared/contract';
import { declarations } from '@donate-impact/shared/routes';

/** A release for tests. */
export function aRelease(remote: string, id: string) {
  return { id, manifest: `/remotes/${remote}/${id}/mf-manifest.json` };
}

/** The remotes of the site for tests, each in its release `new`. */
export const siteRemotes: readonly SiteRemote[] = Object.values(declarations).map((declared) => ({
  ...declared,
  release: aRelease(declared.name, 'new'),
}));
