import { execFileSync } from 'node:child_process';
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveFolder } from '@donate-impact/build/pointer';
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
    static: await listen(await staticSite(site), {}),
  };
}

/**
 * Serves the same site with another data file, and gives its address.
 * @param data the content of candidates.json
 */
export async function serveWithData(data: string) {
  const part = await copyOfShell('bench-data');
  const folder = join(liveFolder(part), 'data');
  for (const file of await readdir(folder)) await rm(join(folder, file));
  await writeFile(join(folder, 'candidates.json'), data);
  return listen(part, remotes);
}

/** Writes the pages to compare as the site sends them, but without their scripts. */
async function staticSite(site: string) {
  const part = await copyOfShell('static-site');
  for (const [path, page] of Object.entries({ '/': 'index', '/about': 'about' })) {
    const response = await fetch(site + path);
    const still = (await response.text())
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace(/<link rel="preload"[^>]*>/g, '')
      .replaceAll(response.headers.get('x-request-id') ?? '', '<!--# echo var="request_id" -->');
    await writeFile(join(liveFolder(part), `pages/${page}.html`), still);
  }
  return part;
}

/** Copies the shell's releases, so that the live one can be changed. */
async function copyOfShell(name: string) {
  const part = join(host, '.cache', name);
  await rm(part, { recursive: true, force: true });
  await cp(join(host, 'dist'), part, { recursive: true });
  return part;
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
