import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {{ command: string, args: string[], shell: boolean }} Program */
/** @typedef {{ cwd: string, env?: NodeJS.ProcessEnv, isShown?: boolean, limitMs?: number }} Options */
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program to its end and gives its output. If this process ends first, the program is ended too.
 * @param {Program} program
 * @param {Options} options isShown: also prints the output as it comes; limitMs: when the program is ended
 * @returns {Promise<{ isGreen: boolean, code: number | null, output: string }>} code is null when it could not start
 */
export function run({ command, args, shell }, { cwd, env, isShown = false, limitMs }) {
  const child = spawn(command, args, {
    cwd,
    env,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
  });
  remember(child);
  let output = '';
  for (const name of /** @type {const} */ (['stdout', 'stderr']))
    child[name].setEncoding('utf8').on('data', (text) => {
      output += text;
      if (isShown) process[name].write(text);
    });
  return new Promise((resolve) => {
    child.on('error', (error) => end(null, `${output}${error.message}\n`));
    child.on('close', (code) => end(code, output));
    child.on('exit', () => setTimeout(closeOutput, 2000).unref());

    /** @param {number | null} code @param {string} written */
    function end(code, written) {
      forget(child);
      resolve({ isGreen: code === 0, code, output: written });
    }

    // A process that the program left running may keep its output open forever.
    function closeOutput() {
      child.stdout.destroy();
      child.stderr.destroy();
    }
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function remember(child) {
  if (running.size === 0) {
    for (const signal of signals) process.on(signal, leave);
    process.on('exit', stop);
  }
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function forget(child) {
  running.delete(child);
  if (running.size > 0) return;
  for (const signal of signals) process.off(signal, leave);
  process.off('exit', stop);
}

/** @param {NodeJS.Signals} signal */
function leave(signal) {
  process.exit(128 + constants.signals[signal]);
}

function stop() {
  for (const child of running) child.kill();
}
