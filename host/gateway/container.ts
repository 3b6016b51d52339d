import { resolve4 } from 'node:dns/promises';
import { createServer } from 'node:http';
import { changeActiveReleases } from './changeActiveReleases';
import { createFileServer } from './createFileServer';
import { createGateway } from './createGateway';
import { deployRelease, describeRelease } from './deployRelease';
import { httpSource } from './httpSource';
import { readSettings } from './Site';

const port = 8080;
// Only operators and the container's health check use this port.
const operatorsPort = 9090;
const { FILES } = process.env;

// Without a command, a container serves the files in FILES, or is the gateway of the APPS. Operators' tools run the commands.
const [, , command, ...options] = process.argv;
const commands: Record<string, () => Promise<void>> = {
  async describe() {
    console.log(JSON.stringify(await describeRelease('/files')));
  },
  deploy: () => deployRelease('/files', '/to', options),
  change: () => changeActiveReleases('/apps', '/active'),
  async ask() {
    console.log(JSON.stringify(await askGateways(options[0] ?? '')));
  },
};
if (command) {
  const run = commands[command] ?? (() => Promise.reject(`There is no command ${command}`));
  run().then(() => process.exit(0), fail);
} else {
  (FILES ? serveFiles(FILES) : serveSite()).then((end) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => end().then(() => process.exit(0)));
  }, fail);
}

function fail(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function serveFiles(folder: string) {
  const fastify = createFileServer(folder);
  await fastify.listen({ port, host: '0.0.0.0' });
  return () => fastify.close();
}

async function serveSite() {
  const {
    APPS = 'host',
    ACTIVE_RELEASES_ADDRESS = 'active-releases:8080',
    KNOWN = '/active',
  } = process.env;
  const addresses = APPS.split(' ').map((app) => {
    return [app, process.env[`${app.toUpperCase()}_ADDRESS`] || `${app}:8080`] as const;
  });
  const source = await httpSource({
    addresses: Object.fromEntries(addresses),
    active: ACTIVE_RELEASES_ADDRESS,
    known: KNOWN,
  });
  const settings = readSettings(process.env);
  const { fastify, site } = createGateway({
    source,
    settings: () => settings,
    log: process.stdout,
  });
  const operators = createServer(async ({ url }, response) => {
    const { registry } = site.metrics;
    if (url === '/metrics') return response.end(await registry.metrics());
    if (url === '/metrics.json')
      return response.end(JSON.stringify(await registry.getMetricsAsJSON()));
    const apps = source.apps().map(async (app) => {
      const { change } = await site.releases.inForce(app);
      return [app, change] as const;
    });
    response.end(JSON.stringify(Object.fromEntries(await Promise.all(apps))));
  });
  operators.listen(operatorsPort);
  await fastify.listen({ port, host: '0.0.0.0' });
  return async () => {
    source.end();
    operators.close();
    await fastify.close();
  };
}

/** Asks every gateway of the site as an operator does, and gives the answers by IP address. */
async function askGateways(path: string): Promise<Record<string, unknown>> {
  const addresses = await resolve4(process.env.GATEWAY || 'gateway').catch(() => []);
  const answers = addresses.map(async (address) => {
    const url = `http://${address}:${operatorsPort}${path}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    return answer ? [[address, await answer.json()] as const] : [];
  });
  return Object.fromEntries((await Promise.all(answers)).flat());
}
