import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { npm, program } from '../start/npm.mjs';
import { run } from '../start/run.mjs';
import type { TestCatcher } from './Plant';

export interface Result {
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  message: string;
}

type JestTest = { fullName: string; status: string; failureMessages: string[] };
type JestFile = { name: string; message: string; assertionResults: JestTest[] };
type SpecResult = { status: string; errors?: { message?: string }[] };
type Spec = { title: string; file: string; tests: { results: SpecResult[] }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
type PlaywrightReport = {
  config: { rootDir: string };
  errors: { message: string }[];
  suites: Suite[];
};

const isBrowserTest = (file: string) => file.endsWith('.spec.ts');

/** The suite of a test: the unit tests, the parity of the servers, or the browser tests of one configuration. */
export function suiteOf({ file }: TestCatcher) {
  if (!isBrowserTest(file)) return file.includes('/parity/') ? 'parity' : 'unit';
  const [app = ''] = file.split('/');
  return join(app, `playwright.${file.includes('/faults/') ? 'faults.' : ''}config.ts`);
}

/**
 * Runs tests of one suite by file and part of the title, and gives their results. Rejects when the runner reports no
 * tests, as when a file cannot be read.
 */
export async function runTests(site: string, catchers: readonly TestCatcher[]) {
  const [first] = catchers;
  if (!first) return [];
  const titles = [...new Set(catchers.map(({ title }) => escaped(title)))].join('|');
  const files = [...new Set(catchers.map(({ file }) => file))];
  const runSuite = isBrowserTest(first.file) ? runPlaywright : runJest;
  const results = await runSuite(site, suiteOf(first), files, titles);
  return results.filter(
    (result) => result.status !== 'skipped' && catchers.some((catcher) => catches(catcher, result)),
  );
}

/** Whether a result is of the test that a plant names. */
export function catches(catcher: TestCatcher, { file, title }: Result) {
  return catcher.file === file && title.includes(catcher.title);
}

async function runJest(
  site: string,
  suite: string,
  files: string[],
  titles: string,
): Promise<Result[]> {
  const report = join(site, 'jest-report.json');
  const options = ['--testTimeout', '30000', '--silent', '--json', `--outputFile=${report}`];
  const tests = [...options, '-t', titles, '--runTestsByPath', ...files];
  const unit = { command: process.execPath, args: [program('jest'), ...tests], shell: false };
  const parity = npm('run', '--silent', 'test:gateway', '--', ...tests);
  const { output } = await run(suite === 'parity' ? parity : unit, { cwd: site });
  const { testResults: ran }: { testResults: JestFile[] } = await reportIn(report, output);
  for (const { name, message, assertionResults } of ran)
    if (assertionResults.length === 0) throw new Error(`${name} did not run: ${message}`);
  return ran.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: relative(site, name),
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      message: failureMessages.join('\n'),
    })),
  );
}

async function runPlaywright(
  site: string,
  suite: string,
  files: string[],
  titles: string,
): Promise<Result[]> {
  const report = join(site, 'playwright-report.json');
  const names = files.map((file) => escaped(relative(dirname(suite), file)));
  const playwright = program('@playwright/test', 'playwright');
  const args = [playwright, 'test', '-c', basename(suite), '-g', titles, ...names];
  const { output } = await run(
    { command: process.execPath, args, shell: false },
    { cwd: join(site, dirname(suite)), env: { ...process.env, E2E_REPORT: report } },
  );
  const { config, errors, suites }: PlaywrightReport = await reportIn(report, output);
  const messages = errors.map(({ message }) => message);
  if (messages.length > 0) throw new Error(`${suite} did not run: ${messages.join('\n')}`);
  return specsOf({ suites }).map(({ title, file, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const messages = results.flatMap(({ errors: failures = [] }) => failures.map((e) => e.message));
    return {
      file: relative(site, join(config.rootDir, file)),
      title,
      status: statusOf(results.map(({ status }) => status)),
      message: messages.join('\n'),
    };
  });
}

function statusOf(statuses: string[]): Result['status'] {
  if (statuses.some((status) => status === 'failed' || status === 'timedOut')) return 'failed';
  return statuses.length > 0 && statuses.every((status) => status === 'passed')
    ? 'passed'
    : 'skipped';
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

async function reportIn(file: string, output: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new Error(`No test ran:\n${output.slice(-2_000)}`);
  } finally {
    await rm(file, { force: true });
  }
}

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
