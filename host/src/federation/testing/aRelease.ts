import type { Release } from '../Remote';
import { aManifest } from './aManifest';

/** A release for tests: the first of the wizard, with one page loaded. */
export function aRelease(others: Partial<Release> = {}): Release {
  return {
    remote: 'wizard',
    tries: 0,
    address: '/remotes/wizard/mf-manifest.json',
    manifest: aManifest(['Wizard']),
    entry: 'http://localhost/remotes/wizard/static/js/remoteEntry.1.js',
    integrity: undefined,
    state: { name: 'live' },
    ...others,
  };
}
