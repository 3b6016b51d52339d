import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const headlessShell = '/usr/bin/chromium-headless-shell';
const onDebian = '/usr/bin/chromium';
const browsers = [
  onDebian,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds Chromium, or installs it with Playwright's installer, else with apt; Debian's gets its headless shell beside
 * it. Throws an error that names the fix.
 */
export default function installChromium() {
  if (!findChromium()) run('npx playwright install chromium');
  if ([undefined, onDebian].includes(findChromium()))
    installPackages('chromium', 'chromium-headless-shell');
  const path = findChromium();
  if (path) return path;
  throw new Error('No browser found: install Chromium or Chrome, or set CHROMIUM_PATH');
}

/**
 * Finds Chromium: CHROMIUM_PATH, else the headless shell, Playwright's own or the system's. Undefined if there is none.
 * @param inShell whether the headless shell will do: it is about twice as fast, but does not block pop-ups
 */
export function findChromium({ inShell = true } = {}) {
  const own = [inShell ? headlessShell : undefined, chromium.executablePath()];
  return [process.env.CHROMIUM_PATH, ...own, ...browsers].find((path) => path && existsSync(path));
}

/** Installs packages, as root on Debian; elsewhere, the shell or apt prints why it cannot. */
export function installPackages(...names: string[]) {
  const install = 'apt-get install -y -qq --no-install-recommends';
  run(`apt-get update -qq && ${install} ${names.join(' ')}`);
}

function run(command: string) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: 600_000, env });
}
