import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createGateway } from '@donate-impact/gateway';
import { root } from '../start/npm.mjs';

/** A site that is put together from builds of different times. */
export interface Mixture {
  name: string;
  /** The folders of the builds. */
  parts: { host: string; remotes: Record<string, string> };
  /** The tags of the tests that run on it; without them, the journey does. */
  tests: string | undefined;
}

/** Serves mixtures, runs the suite of mixed releases on them, and gives its exit code. */
export async function runMixtures(mixtures: Mixture[], options: string[]) {
  const sites = await Promise.all(mixtures.map(serve));
  const command = ['playwright', 'test', '-c', 'playwright.skew.config.ts', ...options];
  const env = { ...process.env, SKEW_SITES: JSON.stringify(sites) };
  const child = spawn('npx', command, { cwd: join(root, 'host'), stdio: 'inherit', env });
  return new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

async function serve(mixture: Mixture) {
  const server = createGateway(mixture.parts);
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { ...mixture, url: `http://localhost:${port}` };
}
