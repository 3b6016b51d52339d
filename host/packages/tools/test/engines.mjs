import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from '../start/ensureInstalled.mjs';
import { program } from '../start/npm.mjs';

const options = process.argv.slice(2);

// Runs the journeys in Chromium, Firefox and WebKit, and installs the engines that are missing. --built uses the
// existing builds. All other options go to Playwright, such as --project firefox.
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
