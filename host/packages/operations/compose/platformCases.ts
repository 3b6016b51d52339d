import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertHardened } from './hardening';
import { check } from './report';
import { containerOf, images, origin, run, services } from './stack';

/** Builds and starts the stack, checks its hardening, and runs both suites against it. */
export async function platformCases() {
  await check('images are built', async () => {
    assert.equal(await run(['docker', 'compose', 'build'], { env: { COMMIT: 'release-1' } }), 0);
    return {};
  });
  await check('docker compose up --wait, images built', async () => {
    const up = ['docker', 'compose', 'up', '-d', '--wait', '--wait-timeout', '60'];
    assert.equal(await run(up), 0);
    return {};
  });
  await check('containers are hardened', async () => {
    for (const service of services) await assertHardened(service, await containerOf(service));
    return {};
  });
  await check('the parity suite', async () => {
    const suites = ['pages', 'files', 'headers'].map((name) => `gateway/parity/${name}`);
    const parity = ['npm', 'run', '--silent', 'test:gateway', '--', ...suites];
    assert.equal(await run(parity, { env: { BASE_URL: origin } }), 0);
    return {};
  });
  if (process.env.E2E === 'off') return;
  await check('the integrated browser suite', async () => {
    // Its own folder, because another run of the same suite empties the usual one.
    const results = join(tmpdir(), `${images}-results`);
    const e2e = ['npm', 'run', 'e2e', '-w', 'host', '--', '--output', results];
    assert.equal(await run(e2e, { env: { BASE_URL: origin, E2E_REPORT: undefined } }), 0);
    return {};
  });
}
