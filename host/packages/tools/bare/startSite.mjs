import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { npm } from '../start/npm.mjs';
import { surroundings } from './surroundings.mjs';

const isWindows = process.platform === 'win32';

/**
 * Runs the start command of the README in a copy of the repository, as a newcomer's terminal would.
 * @param {string} folder
 * @param {Record<string, string>} own variables besides those of the surroundings
 */
export function startSite(folder, own) {
  const { command, args, shell } = npm(...startCommand(folder));
  const env = { ...surroundings(), ...own };
  const child = spawn(command, args, { cwd: folder, env, shell, detached: !isWindows });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const ended = new Promise((resolve) => child.on('close', resolve));
  return { output: () => output, until, end };

  /**
   * The first match in the output. Rejects when the start ends without one, or after this many minutes.
   * @param {RegExp} pattern
   */
  async function until(pattern, minutes = 10) {
    const late = setTimeout(minutes * 60_000, `ran for ${minutes} minutes`, { ref: false });
    for (;;) {
      const [match] = pattern.exec(output) ?? [];
      if (match) return match;
      const written = new Promise((resolve) => {
        for (const stream of [child.stdout, child.stderr]) stream.once('data', () => resolve(null));
      });
      const first = await Promise.race([written, late, ended.then(() => 'ended')]);
      if (typeof first === 'string' && !pattern.test(output))
        throw new Error(`npm start ${first} before it wrote ${pattern}`);
    }
  }

  /**
   * Ends everything that was started, as Ctrl-C in a terminal does, and waits until it is gone.
   * @param {NodeJS.Signals} signal
   */
  async function end(signal) {
    try {
      if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
      else if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has already ended.
    }
    const late = setTimeout(10_000, 'late', { ref: false });
    if ((await Promise.race([ended, late])) === 'late')
      throw new Error(`It did not end within 10 s of ${signal}`);
  }
}

/** The words after `npm` in the README's start command. @param {string} folder */
function startCommand(folder) {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const [, words] = /## Start and test[^#]*?```sh\nnpm ([^#\n]*)/.exec(readme) ?? [];
  if (!words) throw new Error('README.md has no start command under "Start and test"');
  return words.trim().split(/\s+/);
}
