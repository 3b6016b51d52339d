import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/npm.mjs';
import { scoresOf } from './scores';
import { tableOf } from './tableOf';

// Makes small changes to the sources, finds those that no test notices, and writes them to shared/docs/mutants.md.
// Fails below a threshold, and for a survivor without a reason. All options go to Stryker.
const config = 'host/packages/tools/mutants/stryker.config.mjs';
const { status } = spawnSync('npx', ['stryker', 'run', config, ...process.argv.slice(2)], {
  cwd: root,
  shell: process.platform === 'win32',
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const reasonsFile = 'host/packages/tools/mutants/reasons.json';
const report = scoresOf(read('.cache/mutants/report.json'), read(reasonsFile));
const table = join(root, 'shared/docs/mutants.md');
writeFileSync(
  table,
  tableOf(report, (file) => join('../..', file)),
);
for (const { name, score, least } of report.gates) {
  console.log(`${name}: ${score.toFixed(1)} % (at least ${least} %)`);
}
for (const line of report.faults) console.error(line);
console.log(`Written: ${table}`);
process.exitCode = report.faults.length === 0 ? 0 : 1;

function read(file: string) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
