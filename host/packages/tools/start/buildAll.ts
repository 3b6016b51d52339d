import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appFolders } from '@donate-impact/build/remotes';
import { causeOf, fail } from './fail.mjs';
import { program, root } from './npm.mjs';
import { run } from './run.mjs';

/** Builds every part, each with its own build. When a build fails, prints its output and ends the process. */
export async function buildAll() {
  await Promise.all(appFolders.map(build));
}

/** Builds one part. When the build fails, prints its output and ends the process. */
export async function build(app: string) {
  const rsbuild = program('@rsbuild/core', 'rsbuild');
  const args = [rsbuild, 'build', '--environment', 'web', '--environment', 'node'];
  const cwd = join(root, app);
  const { isGreen, output } = await run({ command: process.execPath, args, shell: false }, { cwd });
  if (isGreen) return;
  console.error(output);
  fail(`The build of ${app} failed: ${causeOf(output) ?? 'see its output above.'}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll();
