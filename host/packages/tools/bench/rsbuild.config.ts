import { join } from 'node:path';
import { oneBundleConfig } from '@donate-impact/build';

const host = join(import.meta.dirname, '../../..');
const bench = 'packages/tools/bench';

export default oneBundleConfig(host, {
  entry: `${bench}/oneBundle.tsx`,
  renderer: `${bench}/renderPage.tsx`,
  rendered: `${host}/.cache/one-bundle`,
  prerendered: `${host}/.cache/one-bundle-prerendered`,
});
