import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from '@donate-impact/build/deriveRelease';
import { nextRelease } from '@donate-impact/build/nextRelease';
import { remoteDists } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { buildAll } from '../start/buildAll';
import { program, root } from '../start/npm.mjs';

const host = join(root, 'host');
const remotes = remoteDists((folder) => join(root, folder, 'dist'));

/**
 * Makes the three builds to compare, and serves each with the same gateway on its own port:
 * `site` (federated), `one` (one bundle, split by route), `static` (the rendered HTML with its CSS, no script).
 * @returns their addresses
 */
export async function serveBuilds() {
  await buildAll();
  const rsbuild = program('@rsbuild/core', 'rsbuild');
  const options = ['build', '--config', 'packages/tools/bench/rsbuild.config.ts'];
  execFileSync(process.execPath, [rsbuild, ...options], { cwd: host });
  const site = await listen(join(host, 'dist'), remotes);
  return {
    site,
    one: await listen(join(host, '.cache/one-bundle'), {}),
    static: await serveStatic(site),
  };
}

/**
 * Serves the same site with another data file, and gives its address.
 * @param data the content of candidates.json
 */
export function serveWithData(data: string) {
  return serveChanged('bench-data', (text, file) =>
    file === 'data/candidates.json' ? data : text,
  );
}

/** Serves the pages to compare as the site sends them, but without their scripts. */
async function serveStatic(site: string) {
  const pages = new Map<string, string>();
  for (const [path, page] of Object.entries({ '/': 'index', '/about': 'about' })) {
    const response = await fetch(site + path);
    const still = (await response.text())
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace(/<link rel="preload"[^>]*>/g, '')
      .replaceAll(response.headers.get('x-request-id') ?? '', '<!--# echo var="request_id" -->');
    pages.set(`pages/${page}.html`, still);
  }
  return serveChanged('static-site', (text, file) => pages.get(file) ?? text);
}

/** Serves the site with a changed release of the shell. */
async function serveChanged(name: string, change: Change) {
  const shell = join(host, '.cache', name);
  await rm(shell, { recursive: true, force: true });
  return listen(await nextRelease(join(host, 'dist'), shell, { change }), remotes);
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
