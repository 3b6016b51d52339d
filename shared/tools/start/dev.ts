import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { developmentPort, remotes } from '@donate-impact/build/remotes';
import { program, root } from './commands.mjs';

// npm run dev: the whole site, with the shell in front of the remotes.
const servers = [
  develop('host'),
  ...remotes.map(({ name, folder }) =>
    develop(folder, '--port', String(developmentPort(name, 'site'))),
  ),
];
// The exit code is that of what ends first, a signal or a server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
for (const server of servers) server.on('exit', (code) => stop(code ?? 1));

function develop(app: string, ...options: string[]) {
  const rsbuild = program('@rsbuild/core', 'rsbuild');
  const command = [rsbuild, 'dev', '--environment', 'web', ...options];
  return spawn(process.execPath, command, { cwd: join(root, app), stdio: 'inherit' });
}

function stop(code: number) {
  process.exitCode ??= code;
  for (const server of servers) server.kill();
}
