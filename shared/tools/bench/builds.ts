import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remoteDists } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { folderSource } from '@donate-impact/gateway/folderSource';
import { program, root } from '../start/commands.mjs';

/** The builds that are compared: this site, the same sources as one prerendered bundle, and the site's pages without scripts. */
export const builds = ['site', 'bundle', 'static'] as const;
export type Build = (typeof builds)[number];

const host = join(root, 'host');
const remotes = remoteDists((folder) => join(root, folder, 'dist'));

/** Makes the bundle, serves all three, and gives their URLs. */
export async function serveBuilds(paths: string[]): Promise<Record<Build, string>> {
  const options = ['build', '--config', '../shared/tools/bench/rsbuild.config.ts'];
  execFileSync(process.execPath, [program('@rsbuild/core', 'rsbuild'), ...options], { cwd: host });
  const site = await listen(createSiteGateway({ host: join(host, 'dist'), ...remotes }));
  return {
    site,
    bundle: await listen(createSiteGateway({ host: join(host, '.cache/one-bundle') })),
    static: await serveStatic(site, paths),
  };
}

function createSiteGateway(folders: Record<string, string>) {
  const { fastify, server } = createGateway({
    source: folderSource(() => folders),
    settings: () => ({}),
  });
  fastify.ready();
  return server;
}

/** Serves pages as the site sends them, but without their scripts. */
async function serveStatic(site: string, paths: string[]) {
  const pages = new Map<string, Buffer>();
  for (const path of paths) {
    const text = await (await fetch(site + path)).text();
    const still = text.replace(/<script\b[^>]*>.*?<\/script>|<link rel="preload"[^>]*>/gs, '');
    pages.set(path, brotliCompressSync(still));
  }
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  return listen(
    createServer(({ url = '' }, response) => {
      response.writeHead(pages.has(url) ? 200 : 404, headers).end(pages.get(url));
    }),
  );
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
  });
}
