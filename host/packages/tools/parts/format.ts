import { fail } from '../start/fail.mjs';
import { program, root } from '../start/npm.mjs';
import { run } from '../start/run.mjs';

/** Formats files and folders as `npm run format` does. Ends the process with what is wrong in them. */
export async function format(...paths: string[]) {
  const args = [program('@biomejs/biome', 'biome'), 'check', '--write', ...paths];
  const biome = { command: process.execPath, args, shell: false };
  const { isGreen, output } = await run(biome, { cwd: root });
  if (!isGreen) fail(output);
}
