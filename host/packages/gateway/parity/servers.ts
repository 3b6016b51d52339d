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
  /** The folder that it serves, with the layout of this repository. */
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

type Env = Record<string, string>;
/** Which parts' releases are missing from the start, and what changes the folder that is served. */
type Folder = [without?: string[], prepare?: (root: string) => Promise<void>];

export interface Target {
  name: string;
  start: (env?: Env, ...folder: Folder) => Promise<Server>;
}

/** Both servers of this repository; tests can remove their remotes. */
export const targets: Target[] = [
  { name: 'the Node gateway', start: startNode },
  { name: 'nginx', start: startNginx },
];

async function startNode(env: Env = {}, ...folder: Folder): Promise<Server> {
  const { line, ...server } = await startOn('node/serve.ts', { ...env, PORT: '0' }, ...folder);
  return {
    ...server,
    origin: line.replace(/.* at http:\/\/localhost/, 'http://127.0.0.1'),
    remove: async (remote) => {
      const dist = distIn(server.root, remote);
      await rm(join(dist, liveRelease(dist)));
    },
  };
}

interface NginxSite {
  origin: string;
  /** The socket of the gateway's health check. */
  health: string;
  pids: Record<string, number>;
}

async function startNginx(env: Env = {}, ...folder: Folder): Promise<Server> {
  const { line, ...server } = await startOn('nginx/runNginx.ts', env, ...folder);
  const { origin, health, pids }: NginxSite = JSON.parse(line);
  return {
    ...server,
    origin,
    remove: async (remote) => void process.kill(pids[remote] ?? 0, 'SIGKILL'),
    async point(part, text) {
      await server.point(part, text);
      const file = join(distIn(server.root, part), pointerFile);
      const [last] = changesIn(await readFile(file, 'utf8')).slice(-1);
      await untilEffective(health, `${part} ${last?.releases} `, last?.deployed ?? '');
    },
  };
}

/** Starts a server on a folder of its own, and gives the first line that it prints. */
async function startOn(script: string, env: Env, ...[without, prepare]: Folder) {
  const root = await siteRoot(without);
  await prepare?.(root);
  const { child, line } = await launch(script, { ...env, SITE_ROOT: root });
  return {
    line,
    root,
    built: builtIn(root),
    derive: (part: string, change?: Change) => deriveRelease(distIn(root, part), change),
    point: (part: string, text: string) => appendFile(join(distIn(root, part), pointerFile), text),
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
