import { join } from 'node:path';
import { oneBundleConfig } from '@donate-impact/build';

const host = join(import.meta.dirname, '../../..');

export default oneBundleConfig(
  host,
  'packages/tools/bench/oneBundle.tsx',
  `${host}/.cache/one-bundle`,
);
