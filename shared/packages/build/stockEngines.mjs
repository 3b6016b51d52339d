import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @typedef {{ name: 'firefox' | 'webkit', stock: string[], needs: string[], packages: string[] }} Stock */

/** Engines that a system may have beside Playwright's own. @type {Stock[]} */
const stock = [
  {
    name: 'firefox',
    stock: [
      process.env.FIREFOX_PATH ?? '',
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    needs: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'webkit',
    stock: ['/usr/bin/WebKitWebDriver'],
    needs: ['/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/**
 * What there is of the system: Firefox itself, and the driver of WebKitGTK; undefined where there is none.
 * @param {'firefox' | 'webkit'} engine
 */
export function findStock(engine) {
  const found = stock.find(({ name }) => name === engine);
  if (!found?.needs.every(existsSync)) return undefined;
  return found.stock.find((path) => path && existsSync(path));
}

/**
 * Installs the engines that are not there, on Debian as root; says which could not be had.
 * @param {(engine: 'firefox' | 'webkit') => string} playwrightsOwn gives the path where Playwright's build would be
 */
export function installEngines(playwrightsOwn) {
  const missing = stock.filter(({ name }) => !existsSync(playwrightsOwn(name)) && !findStock(name));
  if (missing.length === 0) return;
  const packages = missing.flatMap(({ packages }) => packages).join(' ');
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
  try {
    execFileSync('sh', ['-c', command], {
      stdio: 'inherit',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.warn(`"${command}" failed`);
  }
  for (const { name, packages } of missing)
    if (!findStock(name))
      console.warn(
        `NO ${name.toUpperCase()}: its journeys are skipped. Install ${packages.join(' and ')}.`,
      );
}
