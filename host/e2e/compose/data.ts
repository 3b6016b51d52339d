import assert from 'node:assert/strict';
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, start } from './engine';
import { read, untilAnswered } from './site';

/** An operator mounts a folder of data, and visitors get each file that is put into it. */
export async function data() {
  const folder = await mkdtemp(join(tmpdir(), 'data-'));
  // The gateway's user reads it.
  await chmod(folder, 0o755);
  const override = join(folder, 'override.yml');
  const gateway = {
    environment: { DATA_DIR: '/data' },
    volumes: [{ type: 'bind', source: folder, target: '/data', read_only: true }],
  };
  await writeFile(override, JSON.stringify({ services: { gateway } }));
  env.COMPOSE_FILE = `docker-compose.yml:${override}`;
  try {
    await put(folder, 'first');
    await restartGateways();
    assert.equal(await read('/data/candidates.json'), 'first');
    await put(folder, 'second');
    assert.equal(await read('/data/candidates.json'), 'second');
  } finally {
    delete env.COMPOSE_FILE;
    await restartGateways();
    await rm(folder, { recursive: true });
  }
  assert.match(await read('/data/candidates.json'), /"ruiz"/);
  return 'a mounted folder, and the file in it replaced';
}

/** Waits until the front has the new ones. */
async function restartGateways() {
  await start('gateway');
  await untilAnswered('/data/candidates.json');
}

async function put(folder: string, content: string) {
  await writeFile(join(folder, 'next.json'), content);
  await rename(join(folder, 'next.json'), join(folder, 'candidates.json'));
}
