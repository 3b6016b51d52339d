import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from '../start/buildAll';
import { root } from '../start/npm.mjs';

const options = process.argv.slice(2);
const own = ['--table', '--built'];

// Breaks every part in every way of the matrix. --table writes the table of the documents, --built uses the existing
// builds. All other options go to Playwright.
if (!options.includes('--built')) await buildAll();
const command = ['playwright', 'test', '-c', 'playwright.faults.config.ts'];
const rest = options.filter((option) => !own.includes(option));
const { status } = spawnSync('npx', [...command, ...rest], {
  cwd: join(root, 'host'),
  stdio: 'inherit',
  env: { ...process.env, ...(options.includes('--table') && { FAULTS_TABLE: 'yes' }) },
});
process.exitCode = status ?? 1;
