import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { format, program, root } from './start/commands.mjs';

type Found = {
  screen: string;
  name: string;
  violations: number[];
  axe: string;
  rules: string[];
  combinations: string[];
};

// Visits every state in the table of states and writes what axe found, which the page /accessibility shows after the
// next build. Needs a build of the site.
const report = join(root, '.cache/reports/states.json');
const written = join(root, 'remote-marketing/src/accessibility/results.json');
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

const { suites }: JSONReport = JSON.parse(readFileSync(report, 'utf8'));
const specs = suites.flatMap((suite) => suite.specs);
const found = specs.flatMap(({ tests }) =>
  (tests[0]?.annotations ?? [])
    .filter(({ type }) => type === 'axe')
    .map(({ description = '' }): Found => JSON.parse(description)),
);
const reachable = specs.filter(({ title }) => title.startsWith('no accessibility violations'));
const [first] = found;
if (!first || found.length < reachable.length)
  throw new Error(`${reachable.length - found.length} states were not reached. Is the site built?`);
const { axe, rules, combinations } = first;
const states = found.map(({ screen, name, violations }) => ({ screen, name, violations }));
const text = JSON.stringify({ axe, rules, combinations, states });
writeFileSync(written, format(written, text));
const count = states.flatMap(({ violations }) => violations).reduce((sum, n) => sum + n, 0);
console.log(`${states.length} states in ${combinations.length} combinations: ${count} violations`);
