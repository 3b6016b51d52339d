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
 * Finds the executable of an installed Chromium: from CHROMIUM_PATH, else Playwright's own, else the system's.
 * Undefined if there is none.
 * @param playwrightsOwn returns the path where Playwright installs its browser
 */
export function findBrowser(playwrightsOwn: () => string) {
  const candidates = [process.env.CHROMIUM_PATH, playwrightsOwn(), ...system];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Finds the browser for suites and benchmarks: CHROMIUM_PATH if it is set, else the headless shell, which is about
 * twice as fast, else Chromium. Undefined if there is none.
 */
export function findHeadlessBrowser(playwrightsOwn: () => string) {
  const path = `/usr/bin/${shell}`;
  return !process.env.CHROMIUM_PATH && existsSync(path) ? path : findBrowser(playwrightsOwn);
}

/**
 * Finds a Chromium, or installs one: with Playwright's installer, or as root on Debian with apt. Throws an error that
 * names the fix if neither works.
 */
export function installBrowser(playwrightsOwn: () => string) {
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
  throw new Error('No browser found: install Chromium or Chrome, or set CHROMIUM_PATH');
}

/** Like findHeadlessBrowser, but installs a browser if there is none. */
export function installHeadlessBrowser(playwrightsOwn: () => string) {
  return findHeadlessBrowser(playwrightsOwn) ?? installBrowser(playwrightsOwn);
}
