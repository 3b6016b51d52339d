import { basename } from 'node:path';
import { readReport, type TestResult } from './readReport';

export interface Counts {
  passed: number;
  failed: number;
  /** Titles. */
  skipped: string[];
  tests: Pick<TestResult, 'title' | 'ms' | 'message'>[];
}

/** Counts the tests in a report, under titles that name their files. A failure outside of a test is one more. */
export function countTests(report: string): Counts {
  const tests = readReport(report).map((test) => ({ ...test, title: titleOf(test) }));
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const skipped = tests.filter(({ status }) => status === 'skipped').map(({ title }) => title);
  return { passed, failed: tests.length - passed - skipped.length, skipped, tests };
}

function titleOf({ file, title, project }: TestResult) {
  return `${basename(file)}: ${title}${project ? ` (${project})` : ''}`;
}
