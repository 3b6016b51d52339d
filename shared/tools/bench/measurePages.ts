import installChromium from '@donate-impact/build/chromium';
import { chromium } from '@playwright/test';
import { type Build, builds, serveBuilds } from './builds';
import { answers } from './inPage';
import { calculateMedian, table } from './table';
import { load, type Profile, profiles, walk } from './visit';

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

The site against the same sources as one prerendered bundle that is hydrated (“bundle”), and against its own pages without scripts (“static”), loaded with an empty cache in headless Chromium. “ready” is when a page answers clicks, “scripts” the bytes sent until then, “blocking” what long tasks take beyond 50 ms; no figure where the other has none. The largest layout shift of the site: ${Math.max(...shifts).toFixed(3)}.

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
