import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { developmentPort, remotes } from '@donate-impact/build/remotes';
import { program, root } from './npm.mjs';

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

function develop(app: string, ...options: string[]) {
  const command = [rsbuild, 'dev', '--environment', 'web', ...options];
  return spawn(process.execPath, command, { cwd: join(root, app), stdio: 'inherit' });
}

function stop() {
  for (const server of servers) server.kill();
}
