import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../start/npm.mjs';
import { serveBuilds } from './builds';
import { launchBrowser } from './launchBrowser';
import { manyCandidates, serveManyCandidates } from './manyCandidates';
import { measurePage, profiles } from './measurePage';
import { type Build, builds, report, type Sample } from './report';
import { warmNavigation } from './warmNavigation';

// Compares this site with one bundle and with static pages: `npm run bench`, or RUNS=3 npm run bench.
const runs = Number(process.env.RUNS ?? 9);
const { addresses, before } = await serveBuilds();
const many = await serveManyCandidates();
const browser = await launchBrowser();

const served = addressesIn(addresses);
const samples: Sample[] = [];
for (let run = 0; run < runs; run += 1) {
  for (const profile of profiles) {
    for (const path of ['/', '/about', '/demo', '/results']) {
      for (const [build, address] of inTurn(served, run)) {
        if (build === 'static' && path !== '/' && path !== '/about') continue;
        const measures = await measurePage(browser, profile, address, path);
        samples.push({ profile: profile.name, build, path, measures });
      }
    }
    for (const [build, address] of inTurn(served, run)) {
      if (build === 'static') continue;
      const measures = await warmNavigation(browser, profile, address);
      samples.push({ profile: profile.name, build, path: 'journey', measures });
    }
  }
  for (const [build, address] of inTurn(addressesIn(many), run)) {
    const measures = await manyCandidates(browser, address);
    samples.push({ profile: '4x slower CPU', build, path: '10,000 candidates', measures });
  }
  console.error(`run ${run + 1} of ${runs}`);
}
await browser.close();

const text = report(samples, runs, before);
console.log(text);
await writeFile(join(root, 'shared/docs/bench.md'), text);
process.exit(0);

function addressesIn(given: Partial<Record<Build, string>>) {
  return builds.flatMap((build): [Build, string][] => {
    const address = given[build];
    return address ? [[build, address]] : [];
  });
}

/** Each run begins with another build: the first to be measured after other work is slower than those after it. */
function inTurn<T>(items: readonly T[], run: number) {
  const first = run % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
