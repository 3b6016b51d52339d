import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { npm, program } from '../start/npm.mjs';
import { run } from '../start/run.mjs';

/**
 * @typedef {import('./Plant').TestCatcher} TestCatcher
 * @typedef {{ file: string, title: string, status: 'passed' | 'failed' | 'skipped', said: string }} Result
 * @typedef {{ title: string, file: string, tests: { results: { status: string, errors?: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

const isBrowserTest = (/** @type {string} */ file) => file.endsWith('.spec.ts');

/** The suite of a test: the unit tests, the parity of the servers, or the browser tests of one configuration. @param {TestCatcher} catcher */
export function suiteOf({ file }) {
  if (!isBrowserTest(file)) return file.includes('/parity/') ? 'parity' : 'unit';
  const [app = ''] = file.split('/');
  return join(app, `playwright.${file.includes('/faults/') ? 'faults.' : ''}config.ts`);
}

/**
 * Runs tests of one suite by file and part of the title, and gives their results. Rejects when the runner reports no
 * tests, as when a file cannot be read.
 * @param {string} site
 * @param {readonly TestCatcher[]} catchers
 * @returns {Promise<Result[]>}
 */
export async function runTests(site, catchers) {
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

/** Whether a result is of the test that a plant names. @param {TestCatcher} catcher @param {Result} result */
export function catches(catcher, { file, title }) {
  return catcher.file === file && title.includes(catcher.title);
}

/** @param {string} site @param {string} suite @param {string[]} files @param {string} titles @returns {Promise<Result[]>} */
async function runJest(site, suite, files, titles) {
  const report = join(site, 'jest-report.json');
  const options = ['--testTimeout', '30000', '--silent', '--json', `--outputFile=${report}`];
  const tests = [...options, '-t', titles, '--runTestsByPath', ...files];
  const unit = { command: process.execPath, args: [program('jest'), ...tests], shell: false };
  const parity = npm('run', '--silent', 'test:gateway', '--', ...tests);
  const { output } = await run(suite === 'parity' ? parity : unit, { cwd: site });
  const { testResults } = await reportIn(report, output);
  /** @type {{ name: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} */
  const ran = testResults;
  for (const { name, message, assertionResults } of ran)
    if (assertionResults.length === 0) throw new Error(`${name} did not run: ${message}`);
  return ran.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: relative(site, name),
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      said: failureMessages.join('\n'),
    })),
  );
}

/** @param {string} site @param {string} suite @param {string[]} files @param {string} titles @returns {Promise<Result[]>} */
async function runPlaywright(site, suite, files, titles) {
  const report = join(site, 'playwright-report.json');
  const names = files.map((file) => escaped(relative(dirname(suite), file)));
  const playwright = program('@playwright/test', 'playwright');
  const args = [playwright, 'test', '-c', basename(suite), '-g', titles, ...names];
  const { output } = await run(
    { command: process.execPath, args, shell: false },
    { cwd: join(site, dirname(suite)), env: { ...process.env, E2E_REPORT: report } },
  );
  const { config, errors, suites } = await reportIn(report, output);
  const said = errors.map((/** @type {{ message: string }} */ { message }) => message);
  if (said.length > 0) throw new Error(`${suite} did not run: ${said.join('\n')}`);
  return specsOf({ suites }).map(({ title, file, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const messages = results.flatMap(({ errors: failures = [] }) => failures.map((e) => e.message));
    return {
      file: relative(site, join(config.rootDir, file)),
      title,
      status: statusOf(results.map(({ status }) => status)),
      said: messages.join('\n'),
    };
  });
}

/** @param {string[]} statuses @returns {Result['status']} */
function statusOf(statuses) {
  if (statuses.some((status) => status === 'failed' || status === 'timedOut')) return 'failed';
  return statuses.length > 0 && statuses.every((status) => status === 'passed')
    ? 'passed'
    : 'skipped';
}

/** @param {Suite} suite @returns {Spec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {string} file @param {string} output */
async function reportIn(file, output) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new Error(`No test ran:\n${output.slice(-2_000)}`);
  } finally {
    await rm(file, { force: true });
  }
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
