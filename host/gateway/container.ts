import { setTimeout as sleep } from 'node:timers/promises';
import { appendChanges } from '@donate-impact/releases/activeReleases';
import { Refusal, refuse } from '@donate-impact/releases/refuse';
import { describeLiveRelease } from '@donate-impact/releases/releaseFolder';
import { askGateways, createOperatorServer } from './commands/askGateways';
import { createFileServer } from './commands/createFileServer';
import { deployRelease } from './commands/deployRelease';
import { describeSite } from './commands/describeSite';
import { createGateway } from './http/createGateway';
import { readSettings } from './settings';
import { httpSource } from './sources/httpSource';

const port = 8080;
const { FILES } = process.env;

// Without a command, a container serves the files in FILES, or is the gateway of the APPS. Operators' tools run the commands.
const [, , command, ...options] = process.argv;
const commands: Record<string, () => Promise<void>> = {
  async describe() {
    console.log(JSON.stringify(await describeLiveRelease('/files')));
  },
  deploy: () => deployRelease('/files', '/to', options),
  async state() {
    console.log(JSON.stringify(await describeSite(options[0] ?? '', '/apps', '/active')));
    // Its name is a lock for as long as it runs.
    for await (const _ of process.stdin);
  },
  append: () => appendChanges('/active', ...JSON.parse(options[0] ?? '[]')),
  async ask() {
    const [path = '', isRepeated] = options;
    // Until the command that reads the answers has ended.
    if (isRepeated) process.stdin.resume().on('end', () => process.exit(0));
    do {
      console.log(JSON.stringify(await askGateways(path)));
      await sleep(isRepeated ? 250 : 0);
    } while (isRepeated);
  },
};
if (command) {
  const run = commands[command] ?? (() => Promise.reject(refuse('NO_SUCH_COMMAND', command)));
  // Once what it has said is written.
  run().then(() => process.stdout.write('', () => process.exit(0)), fail);
} else {
  (FILES ? serveFiles(FILES) : serveSite()).then((end) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => end().then(() => process.exit(0)));
  }, fail);
}

function fail(error: unknown) {
  console.error(error instanceof Refusal ? `${error.code}: ${error.message}` : error);
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
    ACTIVE_RELEASES_ADDRESS: active = 'active-releases:8080',
    KNOWN: known = '/known',
  } = process.env;
  const getAddress = (app: string) => process.env[`${app.toUpperCase()}_ADDRESS`] || `${app}:8080`;
  const addresses = Object.fromEntries(APPS.split(' ').map((app) => [app, getAddress(app)]));
  const settings = readSettings(process.env);
  const gateway = createGateway({
    createSource: (warn) => httpSource({ addresses, active, known, warn }),
    settings: () => settings,
    log: process.stdout,
  });
  await gateway.releases.start();
  await gateway.fastify.listen({ port, host: '0.0.0.0' });
  // What checks it may send requests at once.
  const operators = createOperatorServer(gateway);
  return async () => {
    // The front's check fails from now on; until it has, requests come.
    operators.close();
    await sleep(2_000);
    await Promise.race([gateway.fastify.close(), sleep(5_000)]);
  };
}
