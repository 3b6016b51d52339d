import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createGateway } from '@donate-impact/gateway';
import { folderSource } from '@donate-impact/gateway/folderSource';
import { findBuilds } from '@donate-impact/gateway/serve';
import installChromium from '@donate-impact/testing/chromium';
import { chromium } from '@playwright/test';
import { program, root } from '../start/commands.mjs';
import { calculateQuantile, mark, table } from './table';
import { type Figures, load, replaceMarkup, runLighthouse, walk } from './visits';

/** The builds that are compared: this site, the same sources as one prerendered bundle, and the site's pages without scripts. */
const builds = ['site', 'bundle', 'static'] as const;
type Build = (typeof builds)[number];

/** The pages that are compared, each with an element that it has only once it answers clicks. */
const pages = {
  '/': '.entered',
  '/about': '.entered',
  '/demo': '.entered',
  '/results': '.entered main article button',
};

/** What a row shows: a measure, the build to compare with, if any, and the largest figure that is good enough. */
type Row = [measure: string, other?: Build, goal?: number];

const pageRows: Row[] = [
  ['score', 'static', 4],
  ['first-contentful-paint', 'static'],
  ['total-blocking-time', 'bundle', 0.4],
  ['cumulative-layout-shift'],
  ['total-byte-weight', 'bundle'],
  ['largest contentful paint, slow line', 'static', 1.1],
  ['largest contentful paint, fast line', 'static'],
  ['ready, slow line', 'bundle', 1.12],
  ['ready, fast line', 'bundle', 1.05],
  ['scripts until ready', 'bundle', 1.18],
];
const journeyRows: Row[] = [
  ['click to /demo', 'static', 3],
  ['click to /demo', 'bundle'],
  ['click to /results', 'bundle'],
  ['click to /confirm', 'bundle'],
  ['INP', 'bundle', 1],
  ['longest task after a press, ms', undefined, 100],
];

/** Compares the site with one prerendered bundle and with static pages. */
export async function measurePages(runs: number) {
  const samples = await measure(runs);
  const tabulate = (rows: Row[], visits: string[]) => {
    const cells = rows.map(([name, other, goal]) => {
      const figures = visits.map((visit) => compare(visit, name, other));
      return [
        name,
        other,
        goal,
        ...figures.map((figure) => mark(figure, figure > (goal ?? figure))),
      ];
    });
    return table(['measure', 'against', 'goal, at most', ...visits], cells);
  };
  function compare(visit: string, name: string, other?: Build) {
    const summarize = (build: Build) => {
      const own = samples.filter((sample) => sample.visit === visit && sample.build === build);
      const values = own.map(({ figures }) => figures[name] ?? 0);
      return calculateQuantile(values, name === 'INP' ? 0.75 : 0.5);
    };
    const ours = summarize('site');
    if (!other) return ours;
    return name === 'score' ? summarize(other) - ours : ours / summarize(other);
  }
  return `## Pages

The site against the same sources as one prerendered bundle that is hydrated (“bundle”), and against its own pages without scripts (“static”), with an empty cache. The first five rows are Lighthouse’s (mobile, simulated throttling); “score” is by how many points its performance score is below the other’s. The others are measured on a line of 1.6 Mbit/s and 150 ms with a 4 times slower CPU (“slow”), and of 9 Mbit/s and 40 ms (“fast”); “ready” is when a page answers clicks. Shifts and the longest task are the site’s own.

${tabulate(pageRows, Object.keys(pages))}

A journey from / to /confirm on the slow line: the time from a click to a page that was prefetched but never shown, for /results to its first candidate; against “static”, the time that replacing the markup takes. “INP” is the runs’ 75th percentile; a task is “after a press” if it runs within 1 s.

${tabulate(journeyRows, ['journey'])}`;
}

/** Visits every page of every build, and makes the journey, in each run. */
async function measure(runs: number) {
  const urls = await serveBuilds();
  // Without the flag, V8 parses functions again for DevTools, which no visitor has open.
  const args = ['--no-sandbox', '--js-flags=--no-enable-lazy-source-positions'];
  const browser = await chromium.launch({ executablePath: installChromium(), args });
  const samples: { visit: string; build: Build; figures: Figures }[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Each run begins with another build, because the first after other work is slower than those after it.
    const inTurn = [...builds.slice(run % 3), ...builds.slice(0, run % 3)];
    for (const [path, ready] of Object.entries(pages))
      for (const build of inTurn) {
        console.error(`Run ${run + 1} of ${runs}: ${path} ${build}`);
        const url = urls[build] + path;
        const loaded = await load(browser, url, build === 'static' ? 'main' : ready);
        const figures = { ...loaded, ...(await runLighthouse(url)) };
        samples.push({ visit: path, build, figures });
      }
    for (const build of inTurn) {
      const go = build === 'static' ? replaceMarkup : walk;
      samples.push({ visit: 'journey', build, figures: await go(browser, urls[build]) });
    }
  }
  await browser.close();
  return samples;
}

/** Makes the bundle, serves all three, and gives their URLs. */
async function serveBuilds(): Promise<Record<Build, string>> {
  const host = join(root, 'host');
  const options = ['build', '--config', '../shared/tools/bench/oneBundle/rsbuild.config.ts'];
  execFileSync(process.execPath, [program('@rsbuild/core', 'rsbuild'), ...options], { cwd: host });
  const site = await serve(findBuilds(root));
  const bundle = await serve({ host: join(host, '.cache/one-bundle') });
  return { site, bundle, static: await serveStatic(site) };
}

function serve(folders: Record<string, string>) {
  const { fastify } = createGateway({
    createSource: (warn) => folderSource(() => folders, warn),
    settings: () => ({}),
  });
  return fastify.listen({ port: 0, host: '127.0.0.1' });
}

/** Serves the site's files, but its pages without their scripts. */
async function serveStatic(site: string) {
  const scripts = /<script\b[^>]*>.*?<\/script>|<link rel="preload"[^>]*>/gs;
  const prepare = async (url: string) => {
    const response = await fetch(site + url);
    const type = response.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    const body = type.startsWith('text/html') ? `${bytes}`.replace(scripts, '') : bytes;
    return { type, body: brotliCompressSync(body) };
  };
  const answers: Record<string, ReturnType<typeof prepare>> = {};
  const server = createServer(async ({ url = '' }, response) => {
    answers[url] ??= prepare(url);
    const { type, body } = await answers[url];
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
