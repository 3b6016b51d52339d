import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a program that ends when this process ends, for whatever reason: a shell beside it waits for the end of its
 * input, which the system closes even if this process is killed.
 */
export function leash(command: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const script = 'trap "" INT; "$@" & cat; kill $!; wait';
  return spawn('sh', ['-c', script, 'sh', command, ...args], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/** Ends a program that `leash` started. */
export async function release(child: ChildProcess) {
  const gone = once(child, 'exit');
  child.stdin?.end();
  await gone;
}
