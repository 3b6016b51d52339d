import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

export interface TestResult {
  /** Its absolute path. */
  file: string;
  title: string;
  /** The project in the configuration of Playwright, if it has a name. */
  project: string;
  /** A test that passed only on a retry failed. What failed outside of a test, such as loading a file, is broken. */
  status: 'passed' | 'failed' | 'skipped' | 'broken';
  ms: number;
  /** Why it failed. */
  message: string;
}

/** The tests in a report by Jest or Playwright, and what failed outside of them. */
export function readReport(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const report: JestReport | JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  if ('testResults' in report) return report.testResults.flatMap(resultsOfFile);
  const { configFile = '', rootDir } = report.config;
  return [
    ...report.suites.flatMap(specsOf).flatMap((spec) => resultsOfSpec(spec, rootDir)),
    ...report.errors.map(({ message = '' }) => broken(configFile, message)),
  ];
}

interface JestReport {
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

function resultsOfFile({ name, message, status, assertionResults }: JestFile): TestResult[] {
  const results = assertionResults.map(
    ({ fullName, duration, status, failureMessages }): TestResult => ({
      file: name,
      title: fullName,
      project: '',
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      ms: duration ?? 0,
      message: failureMessages.join('\n'),
    }),
  );
  const isExplained = status !== 'failed' || results.some((result) => result.status === 'failed');
  return isExplained ? results : [...results, broken(name, message)];
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const statuses = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;

function resultsOfSpec({ title, file, tests }: JSONReportSpec, folder: string): TestResult[] {
  return tests.map(({ projectName, status, results }) => {
    const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
    return {
      file: join(folder, file),
      title,
      project: projectName,
      status: statuses[status],
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      message: status === 'expected' ? '' : messages.join('\n'),
    };
  });
}

function broken(file: string, message: string): TestResult {
  return { file, title: 'outside of its tests', project: '', status: 'broken', ms: 0, message };
}
