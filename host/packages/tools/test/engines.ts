import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import installChromium from '@donate-impact/build/chromium';
import { installEngines } from '@donate-impact/build/engines';
import { firefox, webkit } from '@playwright/test';
import { buildAll } from '../start/buildAll';
import { program, root } from '../start/npm.mjs';

const options = process.argv.slice(2);

// Runs the journeys in Chromium, Firefox and WebKit, and installs the engines that are missing. --built uses the
// existing builds. All other options go to Playwright, such as --project firefox.
if (!options.includes('--built')) await buildAll();
installChromium();
const engines = { firefox, webkit };
installEngines((name) => engines[name].executablePath());

const rest = options.filter((option) => option !== '--built');
const command = [program('playwright'), 'test', '-c', 'playwright.engines.config.ts', ...rest];
const { status } = spawnSync(process.execPath, command, {
  cwd: join(root, 'host'),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
