import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from '@donate-impact/build/deriveRelease';
import { nextRelease } from '@donate-impact/build/nextRelease';
import { remoteDists } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { routeTable } from '@donate-impact/shared/routes';
import { buildAll } from '../start/buildAll';
import { program, root } from '../start/npm.mjs';
import { buildBefore, builtBefore, commitBefore } from '../test/buildBefore';
import type { Build } from './report';

const host = join(root, 'host');
const oneBundle = join(host, '.cache/one-bundle');
const prerendered = join(host, '.cache/one-bundle-prerendered');
const remotes = remoteDists((folder) => join(root, folder, 'dist'));

/**
 * Makes the builds to compare, and serves each with the same gateway on its own port: `site` (federated), `before` (the
 * site of the release before), `one` (one bundle, split by route), `prerendered` (the same, prerendered and hydrated),
 * `static` (the rendered HTML with its CSS, no script).
 * @returns their addresses, and the commit of the release before if it can be built
 */
export async function serveBuilds() {
  await buildAll();
  const rsbuild = program('@rsbuild/core', 'rsbuild');
  const options = ['build', '--config', 'packages/tools/bench/rsbuild.config.ts'];
  execFileSync(process.execPath, [rsbuild, ...options], { cwd: host });
  const site = await listen(join(host, 'dist'), remotes);
  const commit = commitBefore();
  const before = commit && (await serveBefore(commit));
  const addresses: Partial<Record<Build, string>> = {
    site,
    ...(before && { before }),
    one: await listen(oneBundle, {}),
    prerendered: await listen(prerendered, {}),
    static: `${await serveStatic(site)}#static`,
  };
  return { addresses, before: before ? commit : null };
}

/** Serves the site of an earlier commit. */
async function serveBefore(commit: string) {
  await buildBefore(commit);
  const { host, remotes } = builtBefore(commit);
  return listen(host, remotes);
}

/**
 * Serves the site and the two applications with another data file, and gives their addresses.
 * @param data the content of candidates.json
 */
export async function serveWithData(data: string): Promise<Partial<Record<Build, string>>> {
  const change: Change = (text, file) => (file === 'data/candidates.json' ? data : text);
  return {
    site: await serveChanged(join(host, 'dist'), remotes, change),
    one: await serveChanged(oneBundle, {}, change),
    prerendered: await serveChanged(prerendered, {}, change),
  };
}

/** Serves the pages to compare as the site sends them, but without their scripts. */
async function serveStatic(site: string) {
  const pages = new Map<string, string>();
  for (const { path } of routeTable) {
    const address = path.replace(/:\w+/g, 'any');
    const response = await fetch(site + address);
    const still = (await response.text())
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace(/<link rel="preload"[^>]*>/g, '')
      .replaceAll(response.headers.get('x-request-id') ?? '', '<!--# echo var="request_id" -->');
    pages.set(`pages${address === '/' ? '/index' : address}.html`, still);
  }
  return serveChanged(join(host, 'dist'), remotes, (text, file) => pages.get(file) ?? text);
}

/** Serves a changed release of a shell. */
async function serveChanged(part: string, served: Record<string, string>, change: Change) {
  const folder = await mkdtemp(join(host, '.cache/bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return listen(await nextRelease(part, folder, { change }), served);
}

function listen(shell: string, served: Record<string, string>): Promise<string> {
  const server = createGateway({ host: shell, remotes: served });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}
