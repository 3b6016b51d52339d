import type { Bed } from '../Plant';

const start = 'host/packages/tools/start/start.test.ts';

export const gates: Bed = {
  subject: 'A new clone',
  plants: [
    {
      name: 'npm start imports the gateway before its packages are installed',
      file: 'host/packages/tools/start/start.mjs',
      from: `import { fail } from './fail.mjs';`,
      to: `import { fail } from './fail.mjs';
import { remoteNames } from '@donate-impact/build/remotes';`,
      caughtBy: { file: start, title: 'npm start in a new clone without a network' },
    },
    {
      name: 'npm test does not wait for the installation',
      file: 'host/packages/tools/start/tool.mjs',
      from: 'await ensureInstalled();',
      to: 'ensureInstalled();',
      caughtBy: { file: start, title: 'a tool in a new clone without a network' },
    },
  ],
};
