import { join } from 'node:path';
import { chromium, defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findHeadlessBrowser } from './findBrowser.mjs';

/** What serves a remote's pages without the other parts: its own build, on a free port. */
export const servedAlone =
  'npx rsbuild build --environment alone && npx rsbuild preview --environment alone --port 0';

/**
 * The browser suite of one app.
 * @param command what serves the pages, run in the app's folder: it takes a free port when PORT is 0, and prints
 * its address when it listens; none where every test brings a server of its own
 */
export function playwrightConfig(command?: string): PlaywrightTestConfig {
  const { BASE_URL, E2E_REPORT, SERVED_PORT } = process.env;
  return defineConfig({
    testDir: 'e2e',
    globalSetup: join(import.meta.dirname, 'requireBrowser.ts'),
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    workers: 2,
    // Two browsers on two busy cores may need more than the usual 5 s.
    expect: { timeout: 10_000 },
    reporter: E2E_REPORT ? [['dot'], ['json', { outputFile: E2E_REPORT }]] : 'list',
    use: {
      baseURL: BASE_URL ?? `http://localhost:${SERVED_PORT}`,
      browserName: 'chromium',
      launchOptions: {
        executablePath: findHeadlessBrowser(() => chromium.executablePath()),
        args: ['--no-sandbox', '--disable-background-networking'],
      },
    },
    webServer:
      BASE_URL || !command
        ? undefined
        : {
            command,
            env: { PORT: '0' },
            // A remote's build is part of it.
            timeout: 180_000,
            // Playwright gives the group to its workers as SERVED_PORT, where this file is read again.
            wait: { stdout: /http:\/\/localhost:(?<served_port>\d+)[/\s]/ },
          },
  });
}
