import { hostConfig } from '@donate-impact/build';

export default hostConfig(import.meta.dirname);
