import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../../..');

/**
 * Gives `spawn` and `execFile` a command for npm that works on every system: npm's script, run by the current Node,
 * because Windows finds `npm.cmd` only through a shell.
 * @param {string[]} options
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npm(...options) {
  const script = npmScript();
  if (script) return { command: process.execPath, args: [script, ...options], shell: false };
  return { command: 'npm', args: options, shell: process.platform === 'win32' };
}

/** The script of the npm that runs this process, otherwise of the npm that came with this Node. */
function npmScript() {
  const folder = dirname(process.execPath);
  const cli = 'node_modules/npm/bin/npm-cli.js';
  const caller = process.env.npm_execpath ?? '';
  const places = [join(folder, cli), join(folder, '../lib', cli)];
  return [/npm-cli\.js$/.test(caller) ? caller : '', ...places].find((path) => existsSync(path));
}

/**
 * The script of an installed program, such as `program('typescript', 'tsc')`, for Node to run. It is what npx would
 * run, without npm and on every system.
 * @param {string} packageName
 * @param {string} [name] when it differs from the package's
 */
export function program(packageName, name = packageName) {
  const folder = join(root, 'node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[name];
  if (!script) throw new Error(`${packageName} has no program ${name}`);
  return join(folder, script);
}

/** Ends the process with one line that says what is wrong and what to do. @param {string} line @returns {never} */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/**
 * The text of a file as `npm run format` leaves it.
 * @param {string} file
 * @param {string} text
 */
export function format(file, text) {
  if (!/\.(?:tsx?|json)$/.test(file)) return text;
  const biome = program('@biomejs/biome', 'biome');
  const command = [biome, 'check', '--write', `--stdin-file-path=${file}`];
  return execFileSync(process.execPath, command, { cwd: root, input: text, encoding: 'utf8' });
}

/** A free port. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
