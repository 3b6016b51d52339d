import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distsIn } from '@donate-impact/build/remotes';
import { followPointers } from './followPointers';
import { startNginx } from './startNginx';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

const settings = {
  RESOLVER: '127.0.0.1',
  ACCESS_LOG: 'off',
  LOG_FILE: '/dev/null',
  VERSIONS_PAGE: 'off',
  PREVIEWS: 'on',
  REPORTS: 'off',
  REPORT_LOG: '/dev/null',
  ORIGINS: '',
  SECURITY_CONTACT: '',
  SECURITY_EXPIRES: '',
};

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
  const folders = { host: join(siteRoot, 'host/dist'), ...distsIn(siteRoot) };
  const parts = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => ({
      name,
      ...(await startNginx('files', { FILES: folder })),
    })),
  );
  const runDir = await mkdtemp(join(tmpdir(), 'gateway-'));
  const variables = {
    ...settings,
    RUN_DIR: runDir,
    KNOWN: join(runDir, 'known'),
    POINTERS: join(runDir, 'pointers.conf'),
    ...env,
  };
  const addresses = parts.map(({ name, address }) => [`${name.toUpperCase()}_ADDRESS`, address]);
  const pointers = await followPointers(folders, {
    ...Object.fromEntries(addresses),
    ...variables,
    PARTS: Object.keys(folders).join(' '),
  });
  const gateway = await startNginx('gateway', variables, { wanted: port, besides });
  pointers.onChange(() => process.kill(gateway.pid, 'SIGHUP'));
  return {
    origin: `http://${gateway.address}`,
    health: join(runDir, 'health.sock'),
    pids: Object.fromEntries(parts.map(({ name, pid }) => [name, pid])),
    async stop() {
      await pointers.stop();
      await Promise.all([gateway, ...parts].map(({ stop }) => stop()));
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const site = await runNginx({
    siteRoot: process.env.SITE_ROOT,
    port: Number(process.env.PORT ?? 0),
    env: Object.fromEntries(
      [...Object.keys(settings), 'WIZARD_ADDRESS'].flatMap((name) =>
        process.env[name] ? [[name, process.env[name]]] : [],
      ),
    ),
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => site.stop().then(() => process.exit(0)));
  const { origin, health, pids } = site;
  console.log(JSON.stringify({ origin, health, pids }));
}
