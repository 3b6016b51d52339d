/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReportTest } from '@playwright/test/reporter';
import { countTests } from './countTests';
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
  const result = await run(leaving('expected', 'unexpected', 'flaky', 'skipped'), suite());

  expect(result).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: ['a.spec.ts: A test that is skipped (firefox)'],
  });
  expect(result.tests).toContainEqual(
    expect.objectContaining({ title: 'a.spec.ts: A test that is expected (firefox)', ms: 12 }),
  );
});

it('counts a suite that ran no test, left no report or exited with an error as failed', async () => {
  const ended = `${leaving('expected')}; process.exit(1)`;

  expect(await run(leaving(), suite())).toMatchObject({ passed: 0, failed: 1 });
  expect(await run('', suite())).toMatchObject({ passed: 0, failed: 1 });
  expect(await run(ended, suite())).toMatchObject({ passed: 1, failed: 1 });
});

it('does not count the report of an earlier run', async () => {
  await run(leaving('expected'), suite());

  expect(await run('', suite())).toMatchObject({ passed: 0, failed: 1 });
});

it('does not wait for a process that a stage leaves running', async () => {
  const server = "['-e', 'setTimeout(() => {}, 30_000)'], { detached: true, stdio: 'inherit' }";
  const leave = `require('node:child_process').spawn(process.execPath, ${server}).unref()`;

  expect(await run(leave)).toMatchObject({ passed: 1, failed: 0 });
}, 20_000);

it('ends a stage that does not end by itself, and counts it as failed', async () => {
  const call = () => node("console.log('began'); setTimeout(() => {}, 30_000)");
  const result = await runStage({ name: 'a stage', gates: [], call }, '.', false, 1_000);

  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(result.output).toMatch(/^began\nIt did not end within/);
});

it('counts a file of unit tests that fails outside of its tests as failed', () => {
  const report = join(folder, 'unit.json');
  const passed = { fullName: 'adds', duration: 4, status: 'passed', failureMessages: [] };
  const failed = { ...passed, status: 'failed', failureMessages: ['not 2', 'not 3'] };
  const files = [
    { name: '/src/add.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    { name: '/src/sub.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
    { name: '/src/end.test.ts', status: 'failed', message: 'no end', assertionResults: [passed] },
    { name: '/src/mul.test.ts', status: 'failed', message: '', assertionResults: [failed] },
  ];
  writeFileSync(report, JSON.stringify({ testResults: files }));

  expect(countTests(report)).toMatchObject({ passed: 2, failed: 3, skipped: [] });
  expect(countTests(report).tests).toMatchObject([
    { title: 'add.test.ts: adds', ms: 4, message: '' },
    { title: 'sub.test.ts: outside of its tests', message: 'no module' },
    { title: 'end.test.ts: adds', message: '' },
    { title: 'end.test.ts: outside of its tests', message: 'no end' },
    { title: 'mul.test.ts: adds', message: 'not 2\nnot 3' },
  ]);
});

it('names each test that failed, with its message, and what failed outside of the tests', async () => {
  const suites = [{ specs: [], suites: [{ specs: [aSpec('unexpected'), aSpec('expected')] }] }];
  const errors = [{ message: 'no server' }];
  const result = await run(leavingReport({ suites, errors }), suite());

  expect(failuresOf(result)).toEqual([
    {
      title: 'a stage › a.spec.ts: A test that is unexpected (firefox)',
      lines: ['Error: no button'],
    },
    { title: 'a stage › playwright.config.ts: outside of its tests', lines: ['no server'] },
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
  return runStage({ name: 'a stage', gates: [], call: () => node(script), ...stage }, '.', false);
}

function node(script: string) {
  return { command: process.execPath, args: ['-e', script], shell: false };
}

function suite() {
  return { report: join(folder, 'report.json') };
}

function leaving(...statuses: JSONReportTest['status'][]) {
  return leavingReport({ suites: [{ specs: statuses.map(aSpec) }], errors: [] });
}

function leavingReport(content: object) {
  const config = { configFile: '/site/playwright.config.ts', rootDir: '/site/e2e' };
  const report = JSON.stringify({ config, ...content });
  return `require('node:fs').writeFileSync(process.env.E2E_REPORT, ${JSON.stringify(report)})`;
}

function aSpec(status: JSONReportTest['status']) {
  const errors = [{ message: '\u001b[31mError:\u001b[39m no button' }];
  return {
    title: `A test that is ${status}`,
    file: 'a.spec.ts',
    tests: [{ projectName: 'firefox', status, results: [{ duration: 12, errors }] }],
  };
}
