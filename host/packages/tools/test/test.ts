import installChromium from '@donate-impact/build/chromium';
import { findNginx } from '@donate-impact/gateway/nginx';
import { failuresOf, inWords, type Result, runStage } from './runStage';
import { parts, type Stage, stages } from './stages';

// Runs every stage, or a part's gate when given its folder: `npm test -w remote-wizard`.
const [part] = process.argv.slice(2);
if (part && !parts.includes(part)) {
  console.error(
    `There is no part ${part}. Name one of ${parts.join(', ')}, or none to test everything.`,
  );
  process.exit(2);
}
const gate = stages.filter(({ gates }) => gates.includes(part ?? 'site'));
const missing = installNeeds();

const results: Result[] = [];
for (const group of inGroups(gate)) {
  const runs = group.map((stage) =>
    stage.needs === 'nginx' && missing.has('nginx')
      ? skip(stage)
      : runStage(stage, part ?? '.', group.length === 1),
  );
  results.push(...(await Promise.all(runs)));
}
report();

/** Installs what the stages need, and gives what could not be installed. */
function installNeeds() {
  const needs = new Set(gate.map((stage) => stage.needs));
  const failed = new Set();
  for (const need of needs)
    try {
      if (need === 'browser') installChromium();
      if (need === 'nginx') findNginx();
    } catch (error) {
      console.warn(`${error instanceof Error ? error.message : error}`);
      failed.add(need);
    }
  return failed;
}

function skip({ name, needs }: Stage): Result {
  const counts = { passed: 0, failed: 0, skipped: [`${name}: no ${needs}`], tests: [] };
  return { name, seconds: 0, output: '', ...counts };
}

/** The stages in the order of the list, grouped by those that run at the same time. */
function inGroups(all: Stage[]) {
  const groups: Stage[][] = [];
  for (const stage of all) {
    const last = groups.at(-1);
    if (stage.isParallel && last?.[0]?.isParallel) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

function report() {
  const tests = results.flatMap(({ name, tests }) =>
    tests.map(({ title, ms }) => ({ title: `${name} › ${title}`, ms })),
  );
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  if (slowest.length > 0) console.log('\nThe ten slowest tests');
  for (const { title, ms } of slowest) console.log(`${seconds(ms / 1000)}  ${title}`);

  console.log('\nThe stages');
  for (const result of results)
    console.log(`${seconds(result.seconds)}  ${result.name}: ${inWords(result)}`);

  const failures = results.flatMap(failuresOf);
  if (failures.length > 0) console.log('\n*** FAILED:');
  for (const { title, lines } of failures) console.log([`*** ${title}`, ...lines].join('\n      '));

  const skipped = results.flatMap((result) => result.skipped);
  if (skipped.length > 0) console.log('\n*** SKIPPED, so this run says nothing about:');
  for (const title of skipped) console.log(`*** ${title}`);

  const total = { passed: sum('passed'), failed: sum('failed'), skipped };
  console.log(`\n${inWords(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function sum(key: 'passed' | 'failed') {
  return results.reduce((total, result) => total + result[key], 0);
}

function seconds(value: number) {
  return `${value.toFixed(1).padStart(8)} s`;
}
