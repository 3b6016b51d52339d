import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLiveRelease } from '@donate-impact/releases/activeReleases';
import { dependencies } from '@donate-impact/shared/package.json';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import type { Browser } from '@playwright/test';
import { buildApp, inCopy } from '../copyRepository';
import { bringOwnReact, changeText, linkInstalled } from '../ownCopy';
import { finishJourney, launch } from './browser';
import { during, project, sh } from './engine';
import { buildImageOf, operate } from './releases';
import { origin, releasesNow, underLoad, untilLive } from './site';

/** A release to which an app can move. */
interface Release {
  app: string;
  id: string;
  image: string;
}

/** What a browser has seen on its way through the site. */
interface Walk {
  /** The release of the shell. */
  shell: string;
  /** The versions of React in the page. */
  reacts: string[];
}

/**
 * The site moves to React Router 8 and back, in every order of the remotes, the wizard to a React 18 of its own between
 * two of the steps. No request fails, and no visitor meets a failure.
 */
export async function majors() {
  const before = await releasesNow();
  const react18 = await inCopy(buildOnReact18);
  const [shell, ...remotes] = await inCopy(buildOnRouter8);
  assert.ok(shell);
  const orders = permute(remotes).map((order, index) =>
    [shell, ...order].toSpliced(index % 5, 0, react18),
  );
  const walks: Walk[] = [];
  const browser = await launch();
  const goOn = async () => walks.push(...(await walk(browser)));
  const requests = await underLoad(async () => {
    for (const order of orders) await during(moveAndBack(order, before), goOn);
    while (walks.length < 50) await goOn();
  }).finally(() => browser.close());
  const later = walks.filter((walk) => walk.shell === shell.id).length;
  const mixed = walks.filter(({ reacts }) => reacts.length > 1).length;
  assert.ok(later > 0 && later < walks.length && mixed > 0);
  const versions = [...new Set(walks.flatMap(({ reacts }) => reacts))].join(' and ');
  return `${orders.length} orders, ${requests}; ${walks.length} walks, 0 failures: ${later} with React Router 8, ${mixed} with React ${versions}`;
}

/** The wizard with a React 18 of its own. */
async function buildOnReact18(checkout: string) {
  await linkInstalled(checkout);
  await install(join(checkout, 'remote-wizard'), 'react@18.3', 'react-dom@18.3');
  await bringOwnReact(checkout);
  return build(checkout, 'wizard', 'react-18');
}

/** Every app with React Router 8, the shell first. It provides that as 7, too. */
async function buildOnRouter8(checkout: string) {
  await linkInstalled(checkout);
  const apart = join(checkout, '.cache/router');
  await install(apart, 'react-router@8');
  const installed = join(apart, 'node_modules/react-router');
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  const own = dependencies['react-router-dom'];
  for (const name of ['react-router', 'react-router-dom']) {
    const link = join(checkout, 'node_modules', name);
    await rm(link);
    // There is no react-router-dom 8: both names are those of one package.
    await symlink(installed, link);
    await changeText(
      checkout,
      'shared/package.json',
      `"${name}": "${own}"`,
      `"${name}": "${version}"`,
    );
  }
  const listed = "[dependencies['react-router-dom']";
  await changeText(checkout, 'host/src/remotes/provided.ts', listed, `${listed}, '${own}'`);
  // Its exports name the production build.
  const patch = "if (process.env.NODE_ENV !== 'production') ";
  await changeText(checkout, 'shared/build/productionRouter.ts', patch, '');
  const builds: Release[] = [];
  for (const app of ['host', 'marketing', 'wizard', 'results'])
    builds.push(await build(checkout, app, 'router-8'));
  return builds;
}

/** Installs packages without what they have as peers. */
async function install(folder: string, ...packages: string[]) {
  await mkdir(folder, { recursive: true });
  const apart = await mkdtemp(join(tmpdir(), 'packages-'));
  await sh(`npm install --prefix ${apart} --legacy-peer-deps --no-audit ${packages.join(' ')}
    mv ${apart}/node_modules ${folder}; rm -r ${apart}`);
}

async function build(checkout: string, app: string, tag: string): Promise<Release> {
  const folder = join(checkout, app === 'host' ? app : `remote-${app}`);
  await buildApp(folder);
  const dist = join(folder, 'dist');
  return { app, id: readLiveRelease(dist), image: await buildImageOf(dist, app, tag) };
}

/** Moves one app after the other, and then each back, the last one first. */
async function moveAndBack(order: Release[], before: Record<string, string>) {
  const back: Release[] = [];
  // Not what one gateway says, which may be later than another.
  const live = new Map(
    Object.entries(before).map(([app, id]) => [app, { app, id, image: `${project}/${app}` }]),
  );
  for (const next of order) {
    back.unshift(live.get(next.app) ?? next);
    await moveTo(next);
  }
  for (const next of back) await moveTo(next);

  async function moveTo(next: Release) {
    await operate(`rollout ${next.app} --image ${next.image}`);
    live.set(next.app, next);
    await untilLive(Object.fromEntries([...live].map(([app, { id }]) => [app, id])));
  }
}

function permute<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permute(items.filter((each) => each !== item)).map((rest) => [item, ...rest]),
  );
}

/** Goes through the site as a visitor. Resolves with none if Chromium dropped requests because a container came or went. */
async function walk(browser: Browser): Promise<Walk[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let isDropped = false;
  const failures: string[] = [];
  page.on('requestfailed', (request) => {
    isDropped ||= request.failure()?.errorText === 'net::ERR_NETWORK_CHANGED';
  });
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  await page.addInitScript(recordVersions);
  try {
    await page.goto(`${origin}/demo`);
    await waitForHydration(page);
    await finishJourney(page);
    for (const [link, heading] of [
      ['About Us', 'About Us'],
      ['Run Demo', /^Step 1 of 3:/],
    ] as const) {
      await page.getByRole('link', { name: link }).first().click();
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    }
    assert.deepEqual(failures, []);
    return [await page.evaluate('seen()')];
  } catch (error) {
    if (isDropped) return [];
    throw Object.assign(error as Error, { failures });
  } finally {
    await context.close();
  }
}

/** Runs in the page before its scripts. Each React tells developers' tools its version. */
function recordVersions() {
  const reacts: string[] = [];
  Object.assign(window, {
    seen() {
      const config = document.getElementById('site-config')?.textContent ?? '';
      return { shell: JSON.parse(config).shell, reacts };
    },
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject({ version }: { version: string }) {
        reacts.push(version);
      },
      onCommitFiberRoot() {},
      onPostCommitFiberRoot() {},
      onCommitFiberUnmount() {},
    },
  });
}
