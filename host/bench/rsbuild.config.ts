import { dirname } from 'node:path';
import { oneBundleConfig } from '@donate-impact/build';

const host = dirname(import.meta.dirname);

export default oneBundleConfig(host, 'bench/oneBundle.tsx', `${host}/.cache/one-bundle`);
