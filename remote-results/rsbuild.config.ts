import { remoteConfig } from '@donate-impact/build/remoteConfig';

export default remoteConfig('results', import.meta.dirname);
