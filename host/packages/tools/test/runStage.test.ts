/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countPlaywright } from './readReport';
import { failuresOf, runStage } from './runStage';
import type { Stage } from './stages';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stage-'));
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

it('counts a check that succeeds as one passed test', async () => {
  expect(await run('')).toMatchObject({ passed: 1, failed: 0, skipped: [] });
});

it('counts a check that fails or cannot start as one failed test', async () => {
  const unknown = { command: join(folder, 'nothing'), args: [], shell: false };

  expect(await run('process.exit(1)')).toMatchObject({ passed: 0, failed: 1 });
  expect(await run('', { call: () => unknown })).toMatchObject({ passed: 0, failed: 1 });
});

it('names a stage that cannot run as skipped', async () => {
  const result = await run('process.exit(77)', suite());

  expect(result).toMatchObject({ passed: 0, failed: 0, skipped: ['a stage'] });
});

it('counts a flaky test as failed and names a skipped one', async () => {
  const result = await run(leaving({ expected: 3, unexpected: 1, flaky: 1, skipped: 1 }), suite());

  expect(result).toMatchObject({ passed: 3, failed: 2, skipped: ['a.spec.ts: A visitor waits'] });
  expect(result.tests).toMatchObject([{ title: 'a.spec.ts: A visitor waits', ms: 12 }]);
});

it('counts a suite that ran no test, left no report or exited with an error as failed', async () => {
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const ended = `${leaving({ ...none, expected: 3 })}; process.exit(1)`;

  expect(await run(leaving(none, []), suite())).toMatchObject({ passed: 0, failed: 1 });
  expect(await run('', suite())).toMatchObject({ passed: 0, failed: 1 });
  expect(await run(ended, suite())).toMatchObject({ passed: 3, failed: 1 });
});

it('does not count the report of an earlier run', async () => {
  await run(leaving({ expected: 3, unexpected: 0, flaky: 0, skipped: 0 }), suite());

  expect(await run('', suite())).toMatchObject({ passed: 0, failed: 1 });
});

it('does not wait for a process that a stage leaves running', async () => {
  const server = "['-e', 'setTimeout(() => {}, 30_000)'], { detached: true, stdio: 'inherit' }";
  const leave = `require('node:child_process').spawn(process.execPath, ${server}).unref()`;

  expect(await run(leave)).toMatchObject({ passed: 1, failed: 0 });
}, 20_000);

it('counts a file of unit tests that cannot be loaded as failed', () => {
  const report = join(folder, 'unit.json');
  const passed = { fullName: 'adds', duration: 4, status: 'passed', failureMessages: [] };
  const assertionResults = [passed];
  const counts = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
  const testResults = [
    { name: '/src/add.test.ts', status: 'passed', message: '', assertionResults },
    { name: '/src/sub.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
  ];
  writeFileSync(report, JSON.stringify({ ...counts, testResults }));

  expect(countJest(report)).toMatchObject({ passed: 1, failed: 1, skipped: [] });
  expect(countJest(report).tests).toMatchObject([
    { title: 'add.test.ts: adds', ms: 4 },
    { title: 'sub.test.ts', failure: 'no module' },
  ]);
});

it('names each test that failed, with its message', async () => {
  const failing = {
    title: 'A visitor clicks',
    file: 'e2e/b.spec.ts',
    tests: [
      {
        projectName: '',
        status: 'unexpected',
        results: [{ duration: 1, error: { message: '\u001b[31mError:\u001b[39m no button' } }],
      },
    ],
  };
  const counts = { expected: 0, unexpected: 1, flaky: 0, skipped: 1 };
  const result = await run(leaving(counts, [waits, failing]), suite());

  expect(failuresOf(result)).toEqual([
    { title: 'a stage › b.spec.ts: A visitor clicks', lines: ['Error: no button'] },
  ]);
});

it('shows the end of the output of a check that failed', async () => {
  const result = await run("console.log('a\\n\\nb is unused'); process.exit(1)");

  expect(failuresOf(result)).toEqual([{ title: 'a stage', lines: ['a', 'b is unused'] }]);
});

it('names no failure of a stage that passed', async () => {
  expect(failuresOf(await run("console.log('fine')"))).toEqual([]);
});

function run(script: string, stage: Partial<Stage> = {}) {
  const call = () => ({ command: process.execPath, args: ['-e', script], shell: false });
  return runStage({ name: 'a stage', gates: [], call, ...stage }, '.', false);
}

function suite() {
  return { report: join(folder, 'report.json'), count: countPlaywright };
}

const waits = {
  title: 'A visitor waits',
  file: 'e2e/a.spec.ts',
  tests: [{ projectName: '', status: 'skipped', results: [{ duration: 12 }] }],
};

function leaving(
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>,
  specs: object[] = [waits],
) {
  const report = JSON.stringify({ stats, suites: [{ specs }] });
  return `require('node:fs').writeFileSync(process.env.E2E_REPORT, ${JSON.stringify(report)})`;
}
