import { remoteConfig } from '@donate-impact/shared/build';

export default remoteConfig('wizard', import.meta.dirname);
