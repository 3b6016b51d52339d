import { hostConfig } from '@donate-impact/shared/build';

export default hostConfig(import.meta.dirname);
