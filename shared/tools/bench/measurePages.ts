import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remoteDists } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { folderSource } from '@donate-impact/gateway/folderSource';
import { answerQuestions } from '@donate-impact/testing/answerWizard';
import installChromium from '@donate-impact/testing/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import { program, root } from '../start/commands.mjs';
import { calculateMedian, table } from './table';

/** The builds that are compared: this site, the same sources as one prerendered bundle, and the site's pages without scripts. */
const builds = ['site', 'bundle', 'static'] as const;
type Build = (typeof builds)[number];

const host = join(root, 'host');
const remotes = remoteDists((folder) => join(root, folder, 'dist'));

/** Download speeds in kbit/s, round trips in ms, and how many times slower the CPU runs. */
const profiles = [
  { name: '1.6 Mbit/s, 150 ms, 4x slower CPU', kbit: 1600, latency: 150, cpu: 4 },
  { name: '9 Mbit/s, 40 ms, 1x CPU', kbit: 9000, latency: 40, cpu: 1 },
];
type Profile = (typeof profiles)[number];

/** Tests by a page's path that it reacts to clicks. */
const answers: Record<string, () => boolean> = {
  '/': () =>
    [...document.querySelectorAll('main button')].some((button) =>
      /pause/i.test(button.textContent ?? ''),
    ),
  '/demo': () => {
    const box = document.querySelector<HTMLInputElement>('main input[type=checkbox]');
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    const next = buttons.find(({ textContent }) => textContent === 'Next');
    if (box && !box.checked) box.click();
    return next?.disabled === false;
  },
  '/results': () => document.querySelector('main article button') !== null,
};

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
    const columns = ['page', 'against', ...Object.keys(goals)];
    if (index > 0) return `${profile.name}:\n\n${table(columns, rows)}`;
    const goal = ['goal', 'bundle', ...Object.values(goals)];
    return `${profile.name}:\n\n${table(columns, [...rows, goal])}\n\n${listMissed(profile)}`;
  });
  function listMissed(profile: Profile) {
    const missed = Object.entries(goals).flatMap(([name, most]) =>
      paths.map(
        (path) => [`${name} on ${path}`, ratio(profile, path, name, 'bundle'), most] as const,
      ),
    );
    const names = missed.filter(([, found = 0, most]) => found > most).map(([name]) => name);
    return `Goals that are missed: ${names.join(', ') || 'none'}.`;
  }
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
  const { fastify } = createGateway({
    createSource: (warn) => folderSource(() => folders, warn),
    settings: () => ({}),
  });
  fastify.ready();
  return fastify.server;
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

/** Loads a page with an empty cache. Times in ms, the size of its scripts in bytes as sent. */
async function load(browser: Browser, profile: Profile, url: string, path: string) {
  const { page, cdp, close } = await openPage(browser, profile);
  const sent = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) sent.set(requestId, 0);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.has(requestId)) sent.set(requestId, encodedDataLength);
  });
  const answer = answers[path];
  if (answer) await page.addInitScript(noteAnswer(answer));
  await page.goto(url + path, { waitUntil: 'load' });
  if (sent.size > 0) await page.evaluate('window.answered');
  const scripts = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0);
  await page.waitForTimeout(600);
  const measured = await page.evaluate<Record<string, number>>('window.load');
  await close();
  return { ...measured, scripts };
}

/** Walks from the landing page to /confirm, with pauses in which pages are fetched. Gives the time of each navigation. */
async function walk(browser: Browser, profile: Profile, url: string) {
  const { page, close } = await openPage(browser, profile);
  const pause = () => page.waitForTimeout(2500);
  await page.goto(url, { waitUntil: 'load' });
  await pause();
  const demo = await timeNavigation(page, 'Run the Demo');
  await pause();
  await answerQuestions(page);
  const results = await timeNavigation(page, 'See Matches', 'main article');
  await pause();
  const confirm = await timeNavigation(page, 'Donate $50');
  await page.waitForTimeout(500);
  await page.goBack();
  await page.getByRole('article').nth(23).waitFor();
  await pause();
  const again = await timeNavigation(page, 'Donate $50');
  await close();
  return { '/demo': demo, '/results': results, '/confirm': confirm, '/confirm, again': again };
}

async function timeNavigation(page: Page, label: string, shows = 'main h1') {
  const time = page.evaluate(timeClick, { label, shows });
  await page.locator('main').locator('a, button').filter({ hasText: label }).first().click();
  return time;
}

/** Opens a page for a new visitor under a profile, with the observers installed. */
async function openPage(browser: Browser, { kbit, latency, cpu }: Profile) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const rate = (kbit * 1000) / 8;
  const network = { offline: false, latency, downloadThroughput: rate, uploadThroughput: rate };
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  // tsx also compiles the functions that run in the page; they call its helper __name, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(collect);
  return { page, cdp, close: () => context.close() };
}

/** An observed entry; which of these it has depends on its type. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };

/** Collects a page's paints, shifts and long tasks in `window.load`, in ms; runs before the page's own scripts. */
function collect() {
  const load = { fcp: 0, lcp: 0, cls: 0, ready: 0, blocking: 0 };
  Object.assign(window, { load });
  const observe = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    load.lcp = startTime;
  });
  observe('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) load.cls += value;
  });
  observe('longtask', ({ duration }) => {
    load.blocking += Math.max(0, duration - 50);
  });
}

/** A script that notes when the page answers, and fulfills `window.answered` then. */
function noteAnswer(answer: () => boolean) {
  return `window.answered = new Promise((resolve) => {
    const answer = ${answer};
    const frame = () => {
      if (!answer()) return requestAnimationFrame(frame);
      window.load.ready = performance.now();
      resolve();
    };
    requestAnimationFrame(frame);
  });`;
}

/** The time in ms from the next click on a control to the frame after the next page has an element that the old one lacks. */
function timeClick({ label, shows }: { label: string; shows: string }) {
  const old = document.querySelector(shows);
  const controls = [...document.querySelectorAll('main a, main button')];
  const control = controls.find(({ textContent }) => textContent?.trim().startsWith(label));
  return new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const frame = () => {
        const shown = document.querySelector(shows);
        if (!shown || shown === old) return requestAnimationFrame(frame);
        return requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(frame);
    };
    control?.addEventListener('click', begin, { once: true, capture: true });
  });
}
