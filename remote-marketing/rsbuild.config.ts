import { remoteConfig } from '@donate-impact/build';

export default remoteConfig('marketing', import.meta.dirname);
