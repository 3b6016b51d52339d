import type { Bed } from '../Plant';

const bare = 'host/packages/tools/start/bareImports.test.ts';
const stages = 'host/packages/tools/test/runStage.test.ts';
const workflows = 'host/packages/tools/test/workflows.test.ts';

export const gates: Bed = {
  subject: 'Bare clone, gates and workflows',
  plants: [
    {
      name: 'npm start imports the gateway before its packages are installed',
      file: 'host/packages/tools/start/start.mjs',
      from: `import { fail } from './fail.mjs';`,
      to: `import { fail } from './fail.mjs';
import { remoteNames } from '@donate-impact/build/remotes';`,
      caughtBy: {
        file: bare,
        title: 'host/packages/tools/start/start.mjs starts where nothing is installed',
      },
    },
    {
      name: 'npm test does not wait for the installation',
      file: 'host/packages/tools/start/tool.mjs',
      from: 'await ensureInstalled();',
      to: 'ensureInstalled();',
      caughtBy: {
        file: bare,
        title: 'host/packages/tools/start/tool.mjs waits for the installation',
      },
    },
    {
      name: 'a test that passed on the second attempt counts as passed',
      file: 'host/packages/tools/test/readReport.ts',
      from: `flaky: 'failed'`,
      to: `flaky: 'passed'`,
      caughtBy: { file: stages, title: 'counts a flaky test as failed' },
    },
    {
      name: 'a suite that ran no test counts as passed',
      file: 'host/packages/tools/test/runStage.ts',
      from: 'code === 0 && hasRun ?',
      to: 'code === 0 ?',
      caughtBy: { file: stages, title: 'counts a suite that ran no test' },
    },
    {
      name: 'the report does not mention skipped tests',
      file: 'host/packages/tools/test/countTests.ts',
      from: 'skipped, tests }',
      to: 'skipped: [], tests }',
      caughtBy: { file: stages, title: 'names a skipped one' },
    },
    {
      name: 'a change to shared code does not run the wizard’s gate',
      file: '.github/workflows/remote-wizard.yml',
      from: '      - "shared/**"\n',
      to: '',
      caughtBy: { file: workflows, title: 'remote-wizard has a workflow that runs its gate' },
    },
    {
      name: 'the gate of one part tests another part',
      file: 'remote-results/package.json',
      from: 'test.ts remote-results"',
      to: 'test.ts remote-wizard"',
      caughtBy: { file: workflows, title: 'remote-results has a workflow that runs its gate' },
    },
    {
      name: 'a workflow may write to the repository',
      file: '.github/workflows/gate.yml',
      from: 'contents: read',
      to: 'contents: write',
      caughtBy: { file: workflows, title: 'gate.yml may only read' },
    },
  ],
};
