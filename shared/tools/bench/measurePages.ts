import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import installChromium from '@donate-impact/build/chromium';
import { remoteDists } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { folderSource } from '@donate-impact/gateway/folderSource';
import { chromium } from '@playwright/test';
import { program, root } from '../start/commands.mjs';
import { calculateMedian, table } from './table';
import { answers, load, type Profile, profiles, walk } from './visit';

/** The builds that are compared: this site, the same sources as one prerendered bundle, and the site's pages without scripts. */
const builds = ['site', 'bundle', 'static'] as const;
type Build = (typeof builds)[number];

const host = join(root, 'host');
const remotes = remoteDists((folder) => join(root, folder, 'dist'));

const paths = Object.keys(answers);
const journey = 'journey';
/** The measures of a load, with the largest ratio to the bundle that is good enough on the slow line. */
const goals = { fcp: 1.05, lcp: 1.05, ready: 1.12, blocking: 0.75, scripts: 1.25 };

/** Compares the site with one prerendered bundle and with static pages. */
export async function measurePages(runs: number) {
  const measured = await measure(runs);
  const ratio = (profile: Profile, path: string, name: string, other: Build) => {
    const median = (build: Build) =>
      calculateMedian(measured.get(`${profile.name} ${path} ${build} ${name}`));
    return median(other) > 0 ? median('site') / median(other) : undefined;
  };
  const loads = profiles.map((profile, index) => {
    const rows = paths.flatMap((path) =>
      (['bundle', 'static'] as const).map((other) => [
        path,
        other,
        ...Object.keys(goals).map((name) => ratio(profile, path, name, other)),
      ]),
    );
    const goal = index === 0 ? [['goal', 'bundle', ...Object.values(goals)]] : [];
    return `${profile.name}:\n\n${table(['page', 'against', ...Object.keys(goals)], [...rows, ...goal])}`;
  });
  const walks = ['/demo', '/results', '/confirm', '/confirm, again'].map((step) => [
    step,
    ...profiles.map((profile) => ratio(profile, journey, step, 'bundle')),
  ]);
  const shifts = [...measured]
    .filter(([key]) => key.endsWith('site cls'))
    .flatMap(([, all]) => all);
  return `## Pages

The site against the same sources as one prerendered bundle that is hydrated (“bundle”), and against its own pages without scripts (“static”), loaded with an empty cache in headless Chromium. “ready” is when a page answers clicks, “scripts” the bytes sent until then, “blocking” what long tasks take beyond 50 ms. A cell is empty where there is nothing to compare. The largest layout shift of the site, with that of the choice that is made on /demo: ${Math.max(...shifts).toFixed(3)}.

${loads.join('\n\n')}

From a click to the next page, with pages fetched ahead, against the bundle; for /results, to its first candidate:

${table(['to', ...profiles.map(({ name }) => name)], walks)}`;
}

/** Gives all values by profile, path (or journey), build and name. */
async function measure(runs: number) {
  const urls = await serveBuilds(paths);
  // Without the flag, V8 parses functions again for DevTools, which no visitor has open.
  const args = ['--no-sandbox', '--js-flags=--no-enable-lazy-source-positions'];
  const browser = await chromium.launch({ executablePath: installChromium(), args });
  const measured = new Map<string, number[]>();
  for (const { profile, path, build } of listVisits(runs)) {
    console.error(profile.name, path, build);
    const values =
      path === journey
        ? await walk(browser, profile, urls[build])
        : await load(browser, profile, urls[build], path);
    for (const [name, value] of Object.entries(values)) {
      const key = `${profile.name} ${path} ${build} ${name}`;
      measured.set(key, [...(measured.get(key) ?? []), value]);
    }
  }
  await browser.close();
  return measured;
}

/** Each run begins with another build, because the first after other work is slower than those after it. */
function listVisits(runs: number) {
  const inTurn = (run: number) => [...builds.slice(run % 3), ...builds.slice(0, run % 3)];
  const visits = [...Array(runs).keys()].flatMap((run) =>
    profiles.flatMap((profile) =>
      [...paths, journey].flatMap((path) => inTurn(run).map((build) => ({ profile, path, build }))),
    ),
  );
  return visits.filter(({ path, build }) => path !== journey || build !== 'static');
}

/** Makes the bundle, serves all three, and gives their URLs. */
async function serveBuilds(paths: string[]): Promise<Record<Build, string>> {
  const options = ['build', '--config', '../shared/tools/bench/oneBundle/rsbuild.config.ts'];
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
