import type { SiteRemote } from '@donate-impact/shared/contract';
import { declarations } from '@donate-impact/shared/routes';

/** A release for tests. */
export function aRelease(remote: string, id: string) {
  return { id, manifest: `/remotes/${remote}/${id}/mf-manifest.json` };
}

/** The remotes of the site for tests, each in its release `new`. */
export const siteRemotes = Object.entries(declarations).map(
  ([name, declared], index): SiteRemote => ({
    name,
    called: declared.displayName,
    offers: declared.features,
    pages: declared.pages,
    slots: declared.extensionPoints,
    fills: declared.widgets,
    port: index,
    needsScript: false,
    release: aRelease(name, 'new'),
  }),
);
