import { remoteConfig } from '@donate-impact/build';

export default remoteConfig('wizard', import.meta.dirname);
