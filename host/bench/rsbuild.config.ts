import { dirname } from 'node:path';
import { oneBundleConfig } from '@donate-impact/shared/build';

const host = dirname(import.meta.dirname);

export default oneBundleConfig(host, 'bench/oneBundle.tsx', `${host}/.cache/one-bundle`);
