import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {{ command: string, args: string[], shell: boolean }} Program */
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program to its end and gives what it wrote; a signal that stops this process stops the program too.
 * @param {Program} program
 * @param {{ cwd: string, isShown?: boolean }} options isShown: what it writes goes to the terminal as well
 * @returns {Promise<{ isGreen: boolean, output: string }>}
 */
export function run({ command, args, shell }, { cwd, isShown = false }) {
  const child = spawn(command, args, { cwd, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  remember(child);
  let output = '';
  for (const name of /** @type {const} */ (['stdout', 'stderr']))
    child[name].setEncoding('utf8').on('data', (text) => {
      output += text;
      if (isShown) process[name].write(text);
    });
  return new Promise((resolve) => {
    child.on('error', (error) => end(false, `${output}${error.message}`));
    child.on('close', (code) => end(code === 0, output));

    /** @param {boolean} isGreen @param {string} written */
    function end(isGreen, written) {
      forget(child);
      resolve({ isGreen, output: written });
    }
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function remember(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, stop);
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function forget(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of signals) process.off(signal, stop);
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  for (const child of running) child.kill(signal);
  process.exit(128 + constants.signals[signal]);
}
