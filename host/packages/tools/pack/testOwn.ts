import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../start/npm.mjs';
import { run } from '../start/run.mjs';
import { takeOut } from './takeOut';

// npm run test:own: the wizard in a repository of its own, with every package installed there, as its team would have it.
const folder = await mkdtemp(join(tmpdir(), 'wizard-'));
const commands = [
  ['install', '--no-audit', '--no-fund', '--prefer-offline'],
  ['run', 'types'],
  ['run', 'unit'],
  ['run', 'e2e'],
  ['run', 'build'],
];
try {
  await takeOut('remote-wizard', folder);
  for (const command of commands) {
    const { isGreen } = await run(npm(...command), { cwd: folder, isShown: true });
    if (!isGreen) throw new Error(`npm ${command.join(' ')} failed`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
