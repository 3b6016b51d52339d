import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from '../start/ensureInstalled.mjs';
import { program } from '../start/npm.mjs';

const options = process.argv.slice(2);

// The journeys in Chromium, Firefox and WebKit, installed where they are missing. --built takes the builds that are
// there; what else is said goes to Playwright: --project firefox.
await ensureInstalled();
if (!options.includes('--built')) {
  const { buildAll } = await import('../start/buildAll.mjs');
  await buildAll();
}
const playwright = await import('@playwright/test');
const { installBrowser } = await import('@donate-impact/build/browser');
installBrowser(() => playwright.chromium.executablePath());
const { installEngines } = await import('@donate-impact/build/engines');
installEngines((name) => playwright[name].executablePath());

const rest = options.filter((option) => option !== '--built');
const command = [program('playwright'), 'test', '-c', 'playwright.engines.config.ts', ...rest];
const { status } = spawnSync(process.execPath, command, {
  cwd: join(root, 'host'),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
