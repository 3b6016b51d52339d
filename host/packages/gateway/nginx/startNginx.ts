import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@donate-impact/build/freePort';
import { findNginx } from './findNginx';

const confDir = import.meta.dirname;

/**
 * Starts this machine's nginx with the template of a role.
 * @param variables what the entry point of the containers fills into the template; without RUN_DIR, it gets a new folder
 * @param wanted the port; 0 for any free one
 * @param besides configuration that it gets besides the template
 */
export async function startNginx(
  role: 'gateway' | 'files',
  variables: Record<string, string>,
  { wanted = 0, besides = '' } = {},
) {
  const port = wanted || (await freePort());
  const address = `127.0.0.1:${port}`;
  const runDir = variables.RUN_DIR ?? (await mkdtemp(join(tmpdir(), `${role}-`)));
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
    runDir,
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
