import { rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { npm, program } from '../start/npm.mjs';
import { run } from '../start/run.mjs';
import { readReport, type TestResult } from '../test/readReport';
import type { TestCatcher } from './Plant';

const isBrowserTest = (file: string) => file.endsWith('.spec.ts');

/** The suite of a test: the unit tests, the parity of the servers, or the browser tests of one configuration. */
export function suiteOf({ file }: TestCatcher) {
  if (!isBrowserTest(file)) return file.includes('/parity/') ? 'parity' : 'unit';
  const [app = ''] = file.split('/');
  return join(app, 'playwright.config.ts');
}

/**
 * Runs tests of one suite by file and part of the title, and gives their results, with the files as in a plant.
 * Rejects when the runner reports no tests, or a failure outside of them, as when a file cannot be read.
 */
export async function runTests(site: string, catchers: readonly TestCatcher[]) {
  const [first] = catchers;
  if (!first) return [];
  const titles = [...new Set(catchers.map(({ title }) => escaped(title)))].join('|');
  const files = [...new Set(catchers.map(({ file }) => file))];
  const report = join(site, 'report.json');
  const runSuite = isBrowserTest(first.file) ? runPlaywright : runJest;
  const { output } = await runSuite(site, suiteOf(first), files, titles, report);
  const results = resultsIn(report, output);
  const broken = results.filter(({ status }) => status === 'broken');
  if (broken.length > 0)
    throw new Error(
      broken.map(({ file, message }) => `${file} did not run: ${message}`).join('\n'),
    );
  return results
    .map((result) => ({ ...result, file: relative(site, result.file) }))
    .filter(
      (result) =>
        result.status !== 'skipped' && catchers.some((catcher) => catches(catcher, result)),
    );
}

/** Whether a result is of the test that a plant names. */
export function catches(catcher: TestCatcher, { file, title }: TestResult) {
  return catcher.file === file && title.includes(catcher.title);
}

function runJest(site: string, suite: string, files: string[], titles: string, report: string) {
  const options = ['--testTimeout', '30000', '--silent', '--json', `--outputFile=${report}`];
  const tests = [...options, '-t', titles, '--runTestsByPath', ...files];
  const unit = { command: process.execPath, args: [program('jest'), ...tests], shell: false };
  const parity = npm('run', '--silent', 'test:gateway', '--', ...tests);
  return run(suite === 'parity' ? parity : unit, { cwd: site });
}

function runPlaywright(
  site: string,
  suite: string,
  files: string[],
  titles: string,
  report: string,
) {
  const names = files.map((file) => escaped(relative(dirname(suite), file)));
  const playwright = program('@playwright/test', 'playwright');
  const args = [playwright, 'test', '-c', basename(suite), '-g', titles, ...names];
  return run(
    { command: process.execPath, args, shell: false },
    { cwd: join(site, dirname(suite)), env: { ...process.env, E2E_REPORT: report } },
  );
}

function resultsIn(report: string, output: string) {
  try {
    return readReport(report);
  } catch {
    throw new Error(`No test ran:\n${output.slice(-2_000)}`);
  } finally {
    rmSync(report, { force: true });
  }
}

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
