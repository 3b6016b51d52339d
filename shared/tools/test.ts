import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { remotes } from '@donate-impact/build/remotes';
import installChromium from '@donate-impact/testing/chromium';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { fail, root } from './start/commands.mjs';

/** A command of the tests. It counts as the tests that its report lists, or as one without a report. */
interface Stage {
  name: string;
  command: string;
  report?: string;
}

/** The number of tests that passed, and the titles of the others. */
interface Outcome {
  passed: number;
  failed: string[];
  skipped: string[];
}

type Result = Outcome & { name: string; seconds: number };

const folders = remotes.map(({ folder }) => folder);
const reports = join(root, '.cache/reports');
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
    jest('gateway', 'jest --testMatch "**/gateway/test/*.test.ts"'),
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
  const seconds = (Date.now() - started) / 1000;
  const { passed, failed, skipped } = report
    ? readReport(report)
    : { passed: status === 0 ? 1 : 0, failed: [], skipped: [] };
  // A stage that fails, or that ran no test, failed even if its report names no test that did.
  const isExplained = failed.length > 0 || (status === 0 && passed + skipped.length > 0);
  return { name, seconds, passed, skipped, failed: isExplained ? failed : [name] };
}

/** Prints what failed, whose reasons the stages have printed, and ends with the line "N passed, N failed". */
function summarize(results: Result[]) {
  for (const { name, failed, skipped } of results) {
    for (const title of failed) console.log(`\n*** FAILED: ${name} › ${title}`);
    for (const title of skipped) console.log(`\n*** SKIPPED: ${name} › ${title}`);
  }
  console.log('\nThe stages');
  for (const { seconds, name, ...outcome } of results)
    console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}: ${describeCounts(outcome)}`);
  const all: Outcome = {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.flatMap(({ failed }) => failed),
    skipped: results.flatMap(({ skipped }) => skipped),
  };
  console.log(`\n${describeCounts(all)}`);
  process.exitCode = all.failed.length > 0 ? 1 : 0;
}

function describeCounts({ passed, failed, skipped }: Outcome) {
  const more = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return `${passed} passed, ${failed.length} failed${more}`;
}

/** Reads a report by Jest or Playwright, which a stage that failed early has not written. */
function readReport(file: string): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: [], skipped: [] };
  const report: JestReport | JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  const tests =
    'testResults' in report
      ? report.testResults.flatMap(({ assertionResults }) => assertionResults)
      : report.suites
          .flatMap(listSpecs)
          .flatMap(({ title, tests }) =>
            tests.map(({ status }) => ({ fullName: title, status: statuses[status] })),
          );
  const titlesOf = (isMeant: (status: string) => boolean) =>
    tests.filter(({ status }) => isMeant(status)).map(({ fullName }) => fullName);
  return {
    passed: titlesOf((status) => status === 'passed').length,
    failed: titlesOf((status) => status === 'failed'),
    skipped: titlesOf((status) => !['passed', 'failed'].includes(status)),
  };
}

interface JestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

function listSpecs({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}
