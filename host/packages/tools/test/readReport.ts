import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

interface Test {
  title: string;
  ms: number;
  /** The message of a test that failed. */
  failure?: string | undefined;
}

export interface Report {
  passed: number;
  failed: number;
  /** Titles. */
  skipped: string[];
  tests: Test[];
}

/** The counts and tests of a report by Jest. */
export function countJest(file: string): Report {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } =
    read<JestReport>(file);
  const tests = testResults.flatMap(testsOfFile);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: titlesOf(tests, ['pending', 'todo', 'skipped', 'disabled']),
    tests,
  };
}

/** The counts and tests of a report by Playwright. A test that passed only on a retry counts as failed. */
export function countPlaywright(file: string): Report {
  const { stats, suites } = read<PlaywrightReport>(file);
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: titlesOf(tests, ['skipped']),
    tests,
  };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: JestFile[];
}

interface JestFile {
  name: string;
  message: string;
  status: string;
  assertionResults: {
    fullName: string;
    duration: number | null;
    status: string;
    failureMessages: string[];
  }[];
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { duration: number; error?: { message?: string } }[];
}

interface TestWithStatus extends Test {
  status: string;
}

/** A file that cannot be loaded has no tests; it is listed as one that failed. */
function testsOfFile({ name, message, status, assertionResults }: JestFile): TestWithStatus[] {
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

function testsOf({ specs, suites = [] }: PlaywrightSuite): TestWithStatus[] {
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

function titlesOf(tests: TestWithStatus[], statuses: string[]) {
  return tests.filter(({ status }) => statuses.includes(status)).map(({ title }) => title);
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'));
}
