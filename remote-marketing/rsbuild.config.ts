import { remoteConfig } from '@donate-impact/build/remoteConfig';

export default remoteConfig('marketing', import.meta.dirname);
