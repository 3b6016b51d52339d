import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { program, root } from './npm.mjs';

await ensureInstalled();
const { developmentPort, remotes } = await import('@donate-impact/build/remotes');
const rsbuild = program('@rsbuild/core', 'rsbuild');
const servers = [
  develop('host'),
  ...remotes.map(({ name, folder }) =>
    develop(folder, '--port', String(developmentPort(name, 'site'))),
  ),
];
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const server of servers) server.on('exit', stop);

/**
 * @param {string} app
 * @param {string[]} options
 */
function develop(app, ...options) {
  const command = [rsbuild, 'dev', '--environment', 'web', ...options];
  return spawn(process.execPath, command, { cwd: join(root, app), stdio: 'inherit' });
}

function stop() {
  for (const server of servers) server.kill();
}
