import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const shell = 'chromium-headless-shell';
const install = 'apt-get install -y -qq --no-install-recommends';

/**
 * The executable of a Chromium that is there already: CHROMIUM_PATH, then Playwright's own, then the
 * system's; undefined when there is none.
 * @param {() => string} playwrightsOwn gives the path where Playwright's browser would be
 */
export function findBrowser(playwrightsOwn) {
  const candidates = [process.env.CHROMIUM_PATH, playwrightsOwn(), ...system];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * What suites and benchmarks run in: the browser without windows where there is one, about twice as fast,
 * unless CHROMIUM_PATH says which to take; undefined when there is none.
 * @param {() => string} playwrightsOwn
 */
export function findHeadlessBrowser(playwrightsOwn) {
  const path = `/usr/bin/${shell}`;
  return !process.env.CHROMIUM_PATH && existsSync(path) ? path : findBrowser(playwrightsOwn);
}

/**
 * A Chromium, installed when there is none: by Playwright's installer, else on Debian as root by apt.
 * Throws with what to do when neither works.
 * @param {() => string} playwrightsOwn
 */
export function installBrowser(playwrightsOwn) {
  const there = findBrowser(playwrightsOwn);
  if (there) return there;
  for (const [command, ...args] of [
    ['npx', 'playwright', 'install', 'chromium'],
    ['sh', '-c', `apt-get update -qq && ${install} chromium ${shell} || ${install} chromium`],
  ]) {
    try {
      execFileSync(command ?? '', args, {
        stdio: 'inherit',
        timeout: 600_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      console.warn(`"${command} ${args.join(' ')}" did not install a browser`);
    }
    const found = findBrowser(playwrightsOwn);
    if (found) return found;
  }
  throw new Error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one');
}

/** As findHeadlessBrowser, with a browser installed when there is none. @param {() => string} playwrightsOwn */
export function installHeadlessBrowser(playwrightsOwn) {
  return findHeadlessBrowser(playwrightsOwn) ?? installBrowser(playwrightsOwn);
}
