import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname, userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Change } from '@donate-impact/build/activeRelease';
import { appNames } from '@donate-impact/build/remotes';
import { docker, runOnce, type Site } from './docker';
import type { State } from './State';
import { UserError } from './UserError';

type To = Omit<Change, 'app' | 'at' | 'by'>;

// Several times the time that an engine needs on a busy machine.
const startsWithinMs = 10_000;

/**
 * Runs `work` while no other command changes the app's active release. The lock is the name of the container of
 * changeActiveReleases.ts: an engine runs only one of that name, and removes it however this process ends. Without an app, nothing
 * is locked and nothing can change.
 * @param work gets the state of the site, and a function that makes one change, completely or not at all, and gives its time
 */
export async function transaction<Result>(
  { project, services }: Site,
  app: string | null,
  work: (state: State, change: (to: To) => Promise<string>) => Promise<Result>,
) {
  const name = `${project}-changes-${app}`;
  const lock = app ? ['--name', name] : [];
  const releases = appNames.flatMap((name) => ['-v', `${project}_${name}:/apps/${name}:ro`]);
  const volumes = [...releases, '-v', `${project}_active-releases:/active`];
  const command = ['--entrypoint', 'gateway', services['active-releases']?.image ?? '', 'change'];
  if (app) await removeUnstarted(name);
  const child = spawn('docker', [...runOnce, '-i', ...lock, ...volumes, ...command]);
  const ended = once(child, 'exit');
  child.stdin.on('error', () => {});
  try {
    return await work(JSON.parse(await printed(child)), async ({ releases, ...others }) => {
      const by = `${userInfo().username}@${hostname()}`;
      const at = new Date().toISOString();
      const change: Change = { app: app ?? '', at, by, ...others, releases };
      child.stdin.end(`${JSON.stringify(change)}\n`);
      const [code] = await ended;
      if (code !== 0)
        throw new UserError(`The active release of ${app} could not be changed (${code}).`);
      return at;
    });
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
  const found = () => docker('container', 'inspect', '-f', state, name).catch(() => '');
  const before = await found();
  const [id = '', status, created = ''] = before.split(' ');
  if (status !== 'created') return;
  await sleep(Math.max(0, Date.parse(created) + startsWithinMs - Date.now()));
  if ((await found()) === before) await docker('rm', '-f', id);
}

/** Reads the line that the container prints before it waits. */
async function printed({ stdout, stderr }: ChildProcessWithoutNullStreams) {
  let output = '';
  for await (const chunk of stdout.setEncoding('utf8')) {
    output += chunk;
    if (output.endsWith('\n')) return output;
  }
  const complaint = await text(stderr);
  if (/is already in use/.test(complaint))
    throw new UserError(
      'Another command is changing this app. Wait until it has ended, and try again.',
    );
  throw new UserError(
    `The active releases cannot be read. Start the site: docker compose up -d --wait\n${complaint}`,
  );
}
