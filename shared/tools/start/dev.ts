import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { developmentPort, remotes } from '@donate-impact/build/remotes';
import { program, root } from './commands.mjs';

// npm run dev: the whole site. npm run dev -w remote-wizard: the remote alone, or with SITE for a deployed site; with the
// options of rsbuild.
const [folder, ...options] = process.argv.slice(2);
const servers = folder ? [developRemote(folder)] : developSite();
// The exit code is that of what ends first, a signal or a server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
for (const server of servers) server.on('exit', (code) => stop(code ?? 1));

function developSite() {
  const ofRemotes = remotes.map(({ name, folder: app }) =>
    develop(app, 'web', '--port', String(developmentPort(name, 'site'))),
  );
  return [develop('host', 'web'), ...ofRemotes];
}

function developRemote(app: string) {
  if (!process.env.SITE) return develop(app, 'alone', ...options);
  // A deployed shell brings the production build of React, which JSX for development does not run with.
  process.env.NODE_ENV = 'production';
  return develop(app, 'web', ...options);
}

function develop(app: string, environment: 'web' | 'alone', ...others: string[]) {
  const rsbuild = program('@rsbuild/core', 'rsbuild');
  const command = [rsbuild, 'dev', '--environment', environment, ...others];
  return spawn(process.execPath, command, { cwd: join(root, app), stdio: 'inherit' });
}

function stop(code: number) {
  process.exitCode ??= code;
  for (const server of servers) server.kill();
}
