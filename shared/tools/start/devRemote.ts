import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { program, root } from './npm.mjs';

// npm run dev -w remote-wizard: alone, with the options of rsbuild.
const [folder = '', ...options] = process.argv.slice(2);
const command = [program('@rsbuild/core', 'rsbuild'), 'dev', '--environment', 'alone', ...options];
const server = spawn(process.execPath, command, { cwd: join(root, folder), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
