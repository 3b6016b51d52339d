import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../start/ensureInstalled.mjs';
import { program, root } from '../start/npm.mjs';

// Visits every state in the table of states and writes what axe found, which the page /accessibility shows after the
// next build. Needs a build of the site.
await ensureInstalled();
const report = join(root, '.cache/reports/states.json');
const written = join(root, 'host/src/accessibility/results.json');
try {
  const playwright = program('@playwright/test', 'playwright');
  execFileSync(process.execPath, [playwright, 'test', 'accessibility.spec.ts'], {
    cwd: join(root, 'host'),
    env: { ...process.env, EVERY_STATE: 'yes', E2E_REPORT: report },
    stdio: 'inherit',
  });
} catch {
  // The table tells what was found.
}

/** @type {{ title: string, tests: { annotations: { type: string, description: string }[] }[] }[]} */
const specs = JSON.parse(readFileSync(report, 'utf8')).suites.flatMap(
  /** @param {{ specs: object[] }} suite */ (suite) => suite.specs,
);
const found = specs.flatMap(({ tests }) =>
  (tests[0]?.annotations ?? [])
    .filter(({ type }) => type === 'axe')
    .map(({ description }) => JSON.parse(description)),
);
const reachable = specs.filter(({ title }) => title.startsWith('no accessibility violations'));
if (found.length === 0 || found.length < reachable.length)
  throw new Error(`${reachable.length - found.length} states were not reached. Is the site built?`);
const [{ axe, rules, combinations }] = found;
const states = found.map(({ screen, name, violations }) => ({ screen, name, violations }));
writeFileSync(written, JSON.stringify({ axe, rules, combinations, states }));
const biome = program('@biomejs/biome', 'biome');
execFileSync(process.execPath, [biome, 'format', '--write', written], {
  cwd: root,
  stdio: 'ignore',
});
const count = states.flatMap(({ violations }) => violations).reduce((sum, n) => sum + n, 0);
console.log(`${states.length} states in ${combinations.length} combinations: ${count} violations`);
