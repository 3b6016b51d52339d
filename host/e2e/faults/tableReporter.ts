import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@donate-impact/build/remotes';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

interface Row {
  title: string;
  seconds: string;
  passed: boolean;
}

/** One row per case, then `N passed, N failed`; with FAULTS_TABLE set, also as a table in faults.md. */
export default class TableReporter implements Reporter {
  private rows: Row[] = [];
  private titles: string[] = [];

  onBegin(_: FullConfig, suite: Suite) {
    this.titles = suite.allTests().map(({ title }) => title);
  }

  /** A failure outside of a test, such as a file that cannot be read. */
  onError({ message }: TestError) {
    console.log(message);
  }

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
      writeFileSync(join(import.meta.dirname, 'faults.md'), tableOf(this.titles));
    }
    console.log(`${passed} passed, ${failed} failed`);
  }
}

/** The table of a run that passed. */
function tableOf(titles: string[]) {
  const cases = titles.map((title) => title.split(' | ')).filter((parts) => parts.length === 3);
  const faults = [...new Set(cases.map(([fault]) => fault))];
  const columns = [
    ...remoteNames.flatMap((remote) =>
      ['first load', 'navigation'].map((when) => ({ remote, when })),
    ),
    { remote: 'results', when: 'slot of /demo' },
  ];
  const others = titles.filter((title) => !title.includes(' | ')).sort();
  return [
    '# What was broken, and what the visitor kept',
    '',
    'Written by `npm run e2e:faults -- --table` from the run itself: a row is here because its tests passed.',
    '',
    '## Faults of a remote',
    '',
    'The shell loads every remote by the same code. Each fault is tested once, and the faults of a phase (manifest,',
    'entry, page, render) rotate until it was tested with each remote, as the first page and by navigation. In the last',
    'column, the fault is in what another remote shows in a page: the visitor answers every question beside it.',
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
    '## Bad data, bad state, releases and unusual use',
    '',
    ...others.map((title) => `- ${title}`),
    '',
  ].join('\n');
}
