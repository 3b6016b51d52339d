import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import type { Change } from '@donate-impact/build/pointer';
import { Refusal } from './Refusal';
import { parseState, type State } from './State';
import { type Site, startTransaction } from './site';

/** A part's pointer, locked against other commands, with what is known of the site. */
export interface Transaction {
  state: State;
  /**
   * Makes a change, whole or not at all, and ends the transaction.
   * @param deployed a release that was deployed and that only previews show
   */
  change: (releases: string, why: string, deployed?: string) => Promise<void>;
}

/**
 * Runs `work` while no other command changes the part's pointer. The lock goes with this process, however it ends.
 * Without a part, nothing is locked and nothing can be changed.
 */
export async function transaction<Result>(
  site: Site,
  part: string | null,
  work: (transaction: Transaction) => Promise<Result>,
) {
  const child = startTransaction(site, part);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  child.stdin.on('error', () => {});
  try {
    const state = parseState(await printed(child, ended));
    return await work({
      state,
      async change(releases, why, deployed) {
        const by = `${userInfo().username}@${hostname()}`;
        const at = new Date().toISOString();
        const preview = deployed === undefined ? {} : { deployed };
        const change: Change = { part: part ?? '', at, by, why, ...preview, releases };
        child.stdin.end(`${JSON.stringify(change)}\n`);
        const code = await ended;
        if (code !== 0) throw new Refusal(`The pointer of ${part} could not be changed (${code}).`);
      },
    });
  } finally {
    child.stdin.end();
    await ended;
  }
}

/** What transaction.sh prints before it waits. */
function printed({ stdout, stderr }: ChildProcessWithoutNullStreams, ended: Promise<unknown>) {
  return new Promise<string>((resolve, reject) => {
    let output = '';
    let complaint = '';
    stdout.on('data', (chunk) => {
      output += chunk;
      if (/^end$/m.test(output)) resolve(output);
    });
    stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    ended.then(() => reject(new Refusal(reasonFor(complaint))), reject);
  });
}

function reasonFor(complaint: string) {
  if (/is already in use/.test(complaint))
    return 'Another command is changing this part. Wait until it has ended, and try again.';
  return `The pointers cannot be read. Start the site: docker compose up -d --wait\n${complaint}`;
}
