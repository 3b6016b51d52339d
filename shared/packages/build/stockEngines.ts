import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Engine = 'firefox' | 'webkit';

interface Stock {
  name: Engine;
  stock: string[];
  needs: string[];
  packages: string[];
}

/** Engines that the system may provide besides Playwright's own. */
const stock: Stock[] = [
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

/** Finds the system's own engine: Firefox itself, or the driver of WebKitGTK. Undefined if there is none. */
export function findStock(engine: Engine) {
  const found = stock.find(({ name }) => name === engine);
  if (!found?.needs.every(existsSync)) return undefined;
  return found.stock.find((path) => path && existsSync(path));
}

/**
 * Installs missing engines, as root on Debian, and warns about those that it could not install.
 * @param playwrightsOwn returns the path where Playwright installs its build
 */
export function installEngines(playwrightsOwn: (engine: Engine) => string) {
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
