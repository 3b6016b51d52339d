import { rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../start/npm.mjs';
import { run } from '../start/run.mjs';
import { type Counts, countTests } from './countTests';
import { type Stage, skipped } from './stages';

// Several times what the longest stage takes on a slow machine.
const limitMinutes = 15;

export interface Result extends Counts {
  name: string;
  seconds: number;
  output: string;
}

/**
 * Runs a stage and counts its tests. A stage without tests counts as one, as does a failure outside of the tests. A stage
 * that does not end is ended, and has failed.
 * @param folder the part to test
 * @param isAlone whether to print the output as it comes instead of at the end
 */
export async function runStage(
  stage: Stage,
  folder: string,
  isAlone: boolean,
  limitMs = limitMinutes * 60_000,
): Promise<Result> {
  const { name, report } = stage;
  const started = Date.now();
  if (report) rmSync(report, { force: true });
  if (isAlone) console.log(`\n── ${name}`);
  const env = { ...process.env, ...(report && { E2E_REPORT: report }) };
  const ended = await run(stage.call(folder), { cwd: root, env, isShown: isAlone, limitMs });
  const isLate = Date.now() - started >= limitMs;
  const output = `${ended.output}${isLate ? `It did not end within ${limitMs / 60_000} min\n` : ''}`;
  if (!isAlone) process.stdout.write(`\n── ${name}\n${output}`);
  const seconds = (Date.now() - started) / 1000;
  const result = { name, seconds, output, ...counted(stage, isLate ? null : ended.code) };
  console.log(`── ${name}: ${inWords(result)} (${Math.round(seconds)} s)`);
  return result;
}

/**
 * What failed in a stage: its tests with their messages, or the stage itself with the end of its output; up to 12
 * lines each.
 */
export function failuresOf({ name, failed, tests, output }: Result) {
  const own = tests
    .filter(({ message }) => message)
    .map(({ title, message }) => ({
      title: `${name} › ${title}`,
      lines: linesOf(message).slice(0, 12),
    }));
  if (own.length > 0 || failed === 0) return own;
  return [{ title: name, lines: linesOf(output).slice(-12) }];
}

function linesOf(text: string) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());
}

export function inWords({ passed, failed, skipped: { length } }: Omit<Counts, 'tests'>) {
  return `${passed} passed, ${failed} failed${length > 0 ? `, ${length} skipped` : ''}`;
}

function counted({ name, report }: Stage, code: number | null): Counts {
  const none = { passed: 0, failed: 0, skipped: [], tests: [] };
  if (code === skipped) return { ...none, skipped: [name] };
  if (!report) return { ...none, ...(code === 0 ? { passed: 1 } : { failed: 1 }) };
  try {
    const result = countTests(report);
    const hasRun = result.passed + result.failed + result.skipped.length > 0;
    return code === 0 && hasRun ? result : { ...result, failed: Math.max(result.failed, 1) };
  } catch {
    console.error(`${name} left no report, so its tests cannot be counted`);
    return { ...none, failed: 1 };
  }
}
