import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * @typedef {{ title: string, ms: number, failure?: string }} Test failure is the message of a test that failed
 * @typedef {{ passed: number, failed: number, skipped: string[], tests: Test[] }} Report
 */

/** The counts and tests of a report by Jest. @param {string} file @returns {Report} */
export function countJest(file) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = read(file);
  const tests = testResults.flatMap(testsOfFile);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: titlesOf(tests, ['pending', 'todo', 'skipped', 'disabled']),
    tests,
  };
}

/** The counts and tests of a report by Playwright. A test that passed only on a retry counts as failed. @param {string} file @returns {Report} */
export function countPlaywright(file) {
  const { stats, suites } = read(file);
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: titlesOf(tests, ['skipped']),
    tests,
  };
}

/**
 * @typedef {{ fullName: string, duration: number | null, status: string, failureMessages: string[] }} JestTest
 * @typedef {{ name: string, message: string, status: string, assertionResults: JestTest[] }} JestFile
 * @typedef {{ projectName: string, status: string, results: { duration: number, error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ specs: { title: string, file: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** A file that cannot be loaded has no tests; it is listed as one that failed. @param {JestFile} file @returns {(Test & { status: string })[]} */
function testsOfFile({ name, message, status, assertionResults }) {
  const file = basename(name);
  if (status === 'failed' && assertionResults.length === 0)
    return [{ title: file, ms: 0, status, failure: message }];
  return assertionResults.map(({ fullName, duration, status, failureMessages: [failure] }) => ({
    title: `${file}: ${fullName}`,
    ms: duration ?? 0,
    status,
    failure,
  }));
}

/** @param {PlaywrightSuite} suite @returns {(Test & { status: string })[]} */
function testsOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${basename(file)}: ${title}${projectName ? ` (${projectName})` : ''}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      status,
      failure:
        status === 'expected' ? undefined : results.find(({ error }) => error)?.error?.message,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** @param {(Test & { status: string })[]} tests @param {string[]} statuses */
function titlesOf(tests, statuses) {
  return tests.filter(({ status }) => statuses.includes(status)).map(({ title }) => title);
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
