import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  return {
    site: await listen(join(host, 'dist'), remotes),
    one: await listen(join(host, '.cache/one-bundle'), {}),
    static: await listen(await staticSite(), remotes),
  };
}

/**
 * Serves the same site with another data file, and gives its address.
 * @param data the content of candidates.json
 */
export async function serveWithData(data: string) {
  const dist = join(host, '.cache/bench-data');
  await rm(dist, { recursive: true, force: true });
  await cp(join(host, 'dist'), dist, { recursive: true });
  for (const file of await readdir(join(dist, 'data'))) await rm(join(dist, 'data', file));
  await writeFile(join(dist, 'data/candidates.json'), data);
  return listen(dist, remotes);
}

async function staticSite() {
  const dist = join(host, '.cache/static-site');
  await rm(dist, { recursive: true, force: true });
  await cp(join(host, 'dist'), dist, { recursive: true });
  await mkdir(join(dist, 'pages'), { recursive: true });
  for (const file of await readdir(join(dist, 'pages'))) {
    const shell = await readFile(join(dist, 'pages', file), 'utf8');
    const page = await replaceAsync(
      shell,
      /<!--# include virtual="\/remotes\/(\w+)\/([^"]+)" -->/g,
      (name, path) => readFile(join(remotes[name] ?? '', path), 'utf8'),
    );
    const still = page
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace(/<link rel="preload"[^>]*>/g, '');
    await writeFile(join(dist, 'pages', file), still);
  }
  return dist;
}

async function replaceAsync(
  text: string,
  pattern: RegExp,
  replace: (...groups: string[]) => Promise<string>,
) {
  const parts = await Promise.all(
    [...text.matchAll(pattern)].map(([, ...groups]) => replace(...groups)),
  );
  return text.replace(pattern, () => parts.shift() ?? '');
}

function listen(dist: string, served: Record<string, string>): Promise<string> {
  const server = createGateway({ host: dist, remotes: served });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}
