import { chromium, defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { installHeadlessBrowser } from './findBrowser.mjs';

interface Suite {
  /** What serves the pages, run in the app's folder. */
  command: string;
  port: number;
}

/** The browser suite of one app, against a server that it starts itself. */
export function playwrightConfig({ command, port }: Suite): PlaywrightTestConfig {
  const url = `http://localhost:${port}`;
  return defineConfig({
    testDir: 'e2e',
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    workers: 2,
    // Two browsers on two busy cores may need more than the usual 5 s.
    expect: { timeout: 10_000 },
    reporter: process.env.E2E_REPORT
      ? [['dot'], ['json', { outputFile: process.env.E2E_REPORT }]]
      : 'list',
    use: {
      baseURL: process.env.BASE_URL ?? url,
      browserName: 'chromium',
      launchOptions: {
        executablePath: installHeadlessBrowser(() => chromium.executablePath()),
        args: ['--no-sandbox', '--disable-background-networking'],
      },
    },
    webServer: process.env.BASE_URL
      ? undefined
      : {
          command,
          url: `${url}/data/candidates.json`,
          env: { PORT: String(port) },
          reuseExistingServer: false,
        },
  });
}
