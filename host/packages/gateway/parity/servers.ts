import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, deriveRelease } from '@donate-impact/build/deriveRelease';
import { changesIn, liveRelease, pointerFile } from '@donate-impact/build/pointer';
import { partNames } from '@donate-impact/build/remotes';
import { siteRoot } from './siteRoot';
import { untilEffective } from './untilEffective';

export interface Server {
  origin: string;
  /** The folder that it serves, with the layout of this repository; empty for the server at BASE_URL. */
  root: string;
  /** Removes a remote's release: its files, or the server that serves them. */
  remove: (remote: string) => Promise<void>;
  /** The release of each part that was built. */
  built: Record<string, string>;
  /** Puts another release of a part beside it, which no pointer names. Resolves with its id. */
  derive: (part: string, change?: Change) => Promise<string>;
  /** Appends to a part's pointer, and waits until the server goes by it. */
  point: (part: string, text: string) => Promise<void>;
  stop: () => Promise<void>;
}

type Prepare = (root: string) => Promise<void>;

export interface Target {
  name: string;
  /** `without` are the parts whose releases are missing from the start; `prepare` changes the folder that is served. */
  start: (env?: Record<string, string>, without?: string[], prepare?: Prepare) => Promise<Server>;
}

/** Both servers of this repository; tests can remove their remotes. */
export const ownTargets: Target[] = [
  { name: 'the Node gateway', start: startNode },
  { name: 'nginx', start: startNginx },
];

/** The servers under test: both, or only the one at BASE_URL. */
export const targets: Target[] = process.env.BASE_URL
  ? [{ name: process.env.BASE_URL, start: already(process.env.BASE_URL) }]
  : ownTargets;

function already(origin: string) {
  const nothing = async () => {};
  return async () => ({
    origin,
    root: '',
    remove: nothing,
    built: {},
    derive: async () => '',
    point: nothing,
    stop: nothing,
  });
}

async function startNode(
  env: Record<string, string> = {},
  without?: string[],
  prepare?: Prepare,
): Promise<Server> {
  const root = await siteRoot(without);
  await prepare?.(root);
  const { child, line } = await launch('node/serve.ts', { ...env, SITE_ROOT: root, PORT: '0' });
  return {
    origin: line.replace(/.* at http:\/\/localhost/, 'http://127.0.0.1'),
    root,
    remove: async (remote) => {
      const dist = distIn(root, remote);
      await rm(join(dist, liveRelease(dist)));
    },
    built: builtIn(root),
    derive: (part, change) => deriveRelease(distIn(root, part), change),
    point: (part, text) => appendFile(join(distIn(root, part), pointerFile), text),
    stop: () => end(child, root),
  };
}

interface NginxSite {
  origin: string;
  /** The socket of the gateway's health check. */
  health: string;
  pids: Record<string, number>;
}

async function startNginx(
  env: Record<string, string> = {},
  without?: string[],
  prepare?: Prepare,
): Promise<Server> {
  const root = await siteRoot(without);
  await prepare?.(root);
  const { child, line } = await launch('nginx/runNginx.ts', { ...env, SITE_ROOT: root });
  const { origin, health, pids }: NginxSite = JSON.parse(line);
  return {
    origin,
    root,
    remove: async (remote) => void process.kill(pids[remote] ?? 0, 'SIGKILL'),
    built: builtIn(root),
    derive: (part, change) => deriveRelease(distIn(root, part), change),
    async point(part, line) {
      const file = join(distIn(root, part), pointerFile);
      await appendFile(file, line);
      const [last] = changesIn(await readFile(file, 'utf8')).slice(-1);
      await untilEffective(health, `${part} ${last?.releases} `, last?.deployed ?? '');
    },
    stop: () => end(child, root),
  };
}

function distIn(root: string, part: string) {
  return join(root, part === 'host' ? part : `remote-${part}`, 'dist');
}

function builtIn(root: string) {
  return Object.fromEntries(partNames.map((part) => [part, liveRelease(distIn(root, part))]));
}

function launch(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '..', script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise<{ child: ChildProcess; line: string }>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [line] = output.split('\n');
      if (line && output.includes('\n')) resolve({ child, line });
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}

async function end(child: ChildProcess, root: string) {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
  await rm(root, { recursive: true, force: true });
}
