import { join } from 'node:path';
import { oneBundleConfig } from '@donate-impact/build/oneBundleConfig';

export default oneBundleConfig(join(import.meta.dirname, '../../../host'), '../shared/tools/bench');
