import { hostConfig } from '@donate-impact/build/hostConfig';

export default hostConfig(import.meta.dirname);
