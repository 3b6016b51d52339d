import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

export interface TestResult {
  title: string;
  /** A test that passed only on a retry failed. */
  status: 'passed' | 'failed' | 'skipped';
  /** Why it failed. */
  message: string;
}

/** The tests in a report by Jest or Playwright, and what failed outside of them, such as loading a file. */
export function readReport(file: string): TestResult[] {
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

const statuses = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;

function resultsOfSpec({ title, tests }: JSONReportSpec): TestResult[] {
  return tests.map(({ status, results }) => {
    const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
    return { title, status: statuses[status], message: messages.join('\n') };
  });
}

function outside(file: string, message: string): TestResult {
  return { title: `${file}, outside of its tests`, status: 'failed', message };
}
