import { remoteConfig } from '@donate-impact/build/remoteConfig';

export default remoteConfig('wizard', import.meta.dirname);
