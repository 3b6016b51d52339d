import { remoteConfig } from '@donate-impact/shared/build';

export default remoteConfig('marketing', import.meta.dirname);
