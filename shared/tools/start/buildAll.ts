import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fail, program, root } from './commands.mjs';

/**
 * Builds every app whose sources, or whose packages' sources, have changed since a build that is kept in .cache. When a
 * build fails, prints its output and ends the process.
 */
export function buildAll() {
  const command = [
    program('turbo'),
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-order=grouped',
  ];
  const env = {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    // turbo stops if the home of the user cannot be read.
    XDG_CONFIG_HOME: join(root, '.cache/turbo'),
  };
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) fail('A build failed: see its output above.');
}

if (process.argv[1] === import.meta.filename) buildAll();
