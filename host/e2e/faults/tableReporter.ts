import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Row {
  title: string;
  seconds: string;
  passed: boolean;
}

/** One row a case, then `N passed, N failed`; with FAULTS_TABLE set, the same as a table in faults.md. */
export default class TableReporter implements Reporter {
  private rows: Row[] = [];

  onTestEnd(test: TestCase, { duration, status, errors }: TestResult) {
    const row = {
      title: test.title,
      seconds: (duration / 1000).toFixed(1),
      passed: status === 'passed',
    };
    this.rows.push(row);
    console.log(`${row.passed ? 'passed' : 'FAILED'}  ${row.seconds.padStart(5)} s  ${row.title}`);
    if (!row.passed) for (const { message } of errors) console.log(message);
  }

  onEnd({ status }: FullResult) {
    const passed = this.rows.filter((row) => row.passed).length;
    const failed = this.rows.length - passed;
    if (process.env.FAULTS_TABLE && status === 'passed') {
      writeFileSync(join(import.meta.dirname, 'faults.md'), tableOf(this.rows));
    }
    console.log(`${passed} passed, ${failed} failed`);
  }
}

function tableOf(rows: Row[]) {
  const cases = rows.map(({ title }) => title.split(' | ')).filter((parts) => parts.length === 3);
  const faults = [...new Set(cases.map(([fault]) => fault))];
  const columns = ['marketing', 'wizard', 'results'].flatMap((remote) =>
    ['first load', 'navigation'].map((when) => ({ remote, when })),
  );
  const others = rows
    .map(({ title }) => title)
    .filter((title) => !title.includes(' | '))
    .sort();
  return [
    '# What was broken, and what the visitor kept',
    '',
    'Written by `npm run e2e:faults -- --table` from the run itself: a row is here because its tests passed.',
    '',
    '## Faults of a remote',
    '',
    'The shell loads every remote by the same code. Each fault is met once, and those of a phase (manifest, entry,',
    'page, contract, render) take turns until the phase was met with each remote, as the first page and on the way.',
    '',
    `| fault | ${columns.map(({ remote, when }) => `${remote}, ${when}`).join(' | ')} |`,
    `| --- |${columns.map(() => ' --- |').join('')}`,
    ...faults.map((fault) => {
      const cells = columns.map(({ remote, when }) =>
        cases.some((each) => each.join() === [fault, remote, when].join()) ? 'passed' : '',
      );
      return `| ${fault} | ${cells.join(' | ')} |`;
    }),
    '',
    '## Bad data, bad state, releases and the visitor’s own hands',
    '',
    ...others.map((title) => `- ${title}`),
    '',
  ].join('\n');
}
