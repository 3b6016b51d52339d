import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@donate-impact/build/freePort';
import { remotes } from '@donate-impact/build/remotes';
import { findNginx } from './findNginx';
import { followPointers } from './followPointers';

const confDir = dirname(fileURLToPath(import.meta.url));
const root = join(confDir, '../../../..');

interface NginxOptions {
  siteRoot?: string;
  port?: number;
  env?: Record<string, string>;
  /** What the gateway's nginx serves besides the site: configuration with the variables of its template. */
  besides?: string;
}

/**
 * Runs the whole site on this machine's nginx with the configuration of the containers: a gateway, and one nginx for
 * the files of each part. A part can be stopped or paused by its process id. The gateway follows the parts' pointers.
 */
export async function runNginx({
  siteRoot = root,
  port = 0,
  env = {},
  besides = '',
}: NginxOptions = {}) {
  const folders = Object.fromEntries(
    [{ name: 'host', folder: 'host' }, ...remotes].map(({ name, folder }) => [
      name,
      join(siteRoot, folder, 'dist'),
    ]),
  );
  const parts = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => ({
      name,
      ...(await start('files', { FILES: folder })),
    })),
  );
  const pointers = await followPointers(folders);
  const gateway = await start(
    'gateway',
    {
      RESOLVER: '127.0.0.1',
      ACCESS_LOG: 'off',
      VERSIONS_PAGE: 'off',
      POINTERS: pointers.conf,
      ...Object.fromEntries(parts.map(({ name, address }) => [addressVariable(name), address])),
      ...env,
    },
    { wanted: port, besides },
  );
  pointers.onChange(() => process.kill(gateway.pid, 'SIGHUP'));
  return {
    origin: `http://${gateway.address}`,
    pids: Object.fromEntries(parts.map(({ name, pid }) => [name, pid])),
    async stop() {
      await pointers.stop();
      await Promise.all([gateway, ...parts].map(({ stop }) => stop()));
    },
  };
}

function addressVariable(part: string) {
  return `${part.toUpperCase()}_ADDRESS`;
}

async function start(
  role: 'gateway' | 'files',
  variables: Record<string, string>,
  { wanted = 0, besides = '' } = {},
) {
  const port = wanted || (await freePort());
  const address = `127.0.0.1:${port}`;
  const runDir = await mkdtemp(join(tmpdir(), `${role}-`));
  const template = await readFile(join(confDir, `${role}.conf.template`), 'utf8');
  const site = render(template + besides, {
    ...variables,
    LISTEN: address,
    CONF_DIR: confDir,
    RUN_DIR: runDir,
  });
  await writeFile(join(runDir, 'nginx.conf'), mainConf(role, runDir, site));
  const child = spawn(findNginx(), ['-p', runDir, '-c', join(runDir, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await listening(port, child);
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await exited;
      await rm(runDir, { recursive: true, force: true });
    },
  };
}

/** Serves each part's files with one process, so that pausing it pauses all of it. */
function mainConf(role: string, runDir: string, site: string) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; pid ${runDir}/pid; error_log stderr crit;`,
    role === 'files' ? 'master_process off;' : 'worker_processes auto;',
    'events { worker_connections 1024; }',
    `http {\n${temporary.map((name) => `${name}_temp_path ${runDir}/${name};`).join('\n')}`,
    `sendfile on; keepalive_timeout 65;\n${site}\n}`,
  ].join('\n');
}

/** Substitutes variables as envsubst does. */
function render(template: string, variables: Record<string, string>) {
  return template.replace(/\$\{([A-Z_]+)\}/g, (whole, name) => variables[name] ?? whole);
}

async function listening(port: number, child: ChildProcess) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    const open = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () =>
        resolve(false),
      );
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await sleep(50);
  }
  throw new Error(`nginx does not listen on port ${port}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const site = await runNginx({
    siteRoot: process.env.SITE_ROOT,
    port: Number(process.env.PORT ?? 0),
    env: Object.fromEntries(
      ['VERSIONS_PAGE', 'WIZARD_ADDRESS'].flatMap((name) =>
        process.env[name] ? [[name, process.env[name]]] : [],
      ),
    ),
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => site.stop().then(() => process.exit(0)));
  console.log(JSON.stringify({ origin: site.origin, pids: site.pids }));
}
