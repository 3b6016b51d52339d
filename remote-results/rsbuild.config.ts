import { remoteConfig } from '@donate-impact/shared/build';

export default remoteConfig('results', import.meta.dirname);
