import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { program, root } from './npm.mjs';

// npm run dev -w remote-wizard: alone, or with SITE for a deployed site; with the options of rsbuild.
const [folder = '', ...options] = process.argv.slice(2);
const isInSite = Boolean(process.env.SITE);
const command = [
  program('@rsbuild/core', 'rsbuild'),
  ...['dev', '--environment', isInSite ? 'web' : 'alone', ...options],
];
// A deployed shell brings the production build of React, which JSX for development does not run with.
const env = { ...process.env, ...(isInSite && { NODE_ENV: 'production' }) };
const server = spawn(process.execPath, command, {
  cwd: join(root, folder),
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
