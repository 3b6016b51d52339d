import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname, userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseChange } from '@donate-impact/releases/ReleaseChange';
import { Refusal, refuse } from '@donate-impact/releases/refuse';
import { getChanges, type SiteState } from '@donate-impact/releases/SiteState';
import { declarations } from '@donate-impact/shared/routes';
import { type Deployment, docker, runOnce } from './docker';

/** The names of the shell and of the remotes. */
export const appNames = ['host', ...Object.keys(declarations)];

type NewChange = Omit<ReleaseChange, 'app' | 'at' | 'by'>;

// Several times the time that an engine needs on a busy machine.
const startsWithinMs = 10_000;

/**
 * Runs `work` while no other command changes the app's active release. The lock is the name of a container that prints the
 * state of the site: an engine runs only one of that name, and removes it however this process ends.
 * @param work gets the state of the site, and a function that makes one change, completely or not at all, and gives its time
 */
export async function changeState<Result>(
  site: Deployment,
  app: string,
  work: (state: SiteState, change: (change: NewChange) => Promise<string>) => Promise<Result>,
) {
  const name = `${site.project}-changes-${app}`;
  await removeUnstarted(name);
  return runWithState(site, app, ['--name', name], (state) =>
    work(state, async (change) => {
      const by = `${userInfo().username}@${hostname()}`;
      const at = new Date().toISOString();
      const before = getChanges(state, app);
      // The first change by a command takes over what the app's first release has brought.
      const initialChanges = before.at(-1)?.by === 'build' ? before : [];
      await appendChanges(site, [...initialChanges, { ...change, app, at, by }]);
      return at;
    }),
  );
}

/** Adds changes to the active releases. Commands on other apps may do so at the same time: one after the other. */
async function appendChanges(site: Deployment, changes: readonly ReleaseChange[]) {
  const name = `${site.project}-append`;
  const volume = ['-v', `${site.project}_active-releases:/active`];
  const command = [...getProgram(site), 'append', JSON.stringify(changes)];
  for (;;) {
    await removeUnstarted(name);
    const problem = await docker(...runOnce, '--name', name, ...volume, ...command).then(
      () => null,
      ({ message }: Error) => message,
    );
    if (problem === null) return;
    if (!isInUse(problem)) throw refuse('CHANGE_FAILED', problem);
    await sleep(100);
  }
}

const isInUse = (complaint: string) => /is already in use/.test(complaint);

const getProgram = ({ services }: Deployment) => [
  '--entrypoint',
  'gateway',
  services['active-releases']?.image ?? '',
];

/** Reads the state of the site. Nothing is locked. */
export function readState(site: Deployment, app: string) {
  return runWithState(site, app, [], async (state) => state);
}

/** Runs `work` with the state of the site, while the container that prints it runs. @param options of the container */
async function runWithState<Result>(
  site: Deployment,
  app: string,
  options: readonly string[],
  work: (state: SiteState) => Promise<Result>,
) {
  const { project } = site;
  const releases = appNames.flatMap((name) => ['-v', `${project}_${name}:/apps/${name}:ro`]);
  const volumes = [...releases, '-v', `${project}_active-releases:/active:ro`];
  const command = [...getProgram(site), 'state', app];
  const child = spawn('docker', [...runOnce, '-i', ...options, ...volumes, ...command]);
  child.stdin.on('error', () => {});
  const ended = once(child, 'exit');
  try {
    return await work(JSON.parse(await readLine(child)));
  } finally {
    child.stdin.end();
    await ended;
  }
}

/**
 * Removes a container that was created but never started because its command was killed; nothing else would remove it. Waits
 * first, because a new container may still start.
 */
async function removeUnstarted(name: string) {
  const state = '{{.Id}} {{.State.Status}} {{.Created}}';
  for (;;) {
    const found = await docker('container', 'inspect', '-f', state, name).catch(() => '');
    const [id = '', status, created = ''] = found.split(' ');
    if (status !== 'created') return;
    const isForgotten = Date.now() > Date.parse(created) + startsWithinMs;
    await (isForgotten ? docker('rm', '-f', id) : sleep(100));
  }
}

/** Reads the line that the container prints before it waits. */
async function readLine({ stdout, stderr }: ChildProcessWithoutNullStreams) {
  let output = '';
  for await (const chunk of stdout.setEncoding('utf8')) {
    output += chunk;
    if (output.endsWith('\n')) return output;
  }
  const complaint = await text(stderr);
  const [, code, sentence] = /^([A-Z_]+): (.+)/s.exec(complaint.trim()) ?? [];
  // The container has refused the work itself.
  if (code && sentence) throw new Refusal(code, sentence);
  throw isInUse(complaint) ? refuse('COMMAND_RUNS') : refuse('SITE_NOT_STARTED', complaint.trim());
}
