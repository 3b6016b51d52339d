import { remoteConfig } from '@donate-impact/build';

export default remoteConfig('results', import.meta.dirname);
