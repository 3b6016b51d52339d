import { extname, join } from 'node:path';
import { defineConfig, type Page, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from './chromium';

/** The command that builds a remote alone and serves its pages on a free port. */
export const servedAlone =
  'npx rsbuild build --environment alone && npx rsbuild preview --environment alone --port 0';

/**
 * The Playwright configuration of one app's browser suite.
 * @param command serves the pages; runs in the app's folder, picks a free port if PORT is 0, and prints its URL
 * once it listens. Omit it if every test starts its own server.
 */
export function playwrightConfig(command?: string): PlaywrightTestConfig {
  const { E2E_REPORT, SERVED_PORT, UV_THREADPOOL_SIZE = '4' } = process.env;
  // For the workers: with more threads, glibc before 2.41 now and then lets a file operation wait forever (its bug 25847).
  process.env.UV_THREADPOOL_SIZE = '1';
  return defineConfig({
    testDir: 'e2e',
    globalSetup: join(import.meta.dirname, `chromium${extname(import.meta.filename)}`),
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    workers: 2,
    // Two browsers on two busy cores may need more than the default 5 s.
    expect: { timeout: 10_000 },
    reporter: E2E_REPORT ? [['dot'], ['json', { outputFile: E2E_REPORT }]] : 'list',
    use: {
      baseURL: `http://localhost:${SERVED_PORT}`,
      browserName: 'chromium',
      launchOptions: {
        executablePath: findChromium(),
        args: ['--no-sandbox', '--disable-background-networking'],
      },
    },
    webServer: command
      ? {
          command,
          env: { PORT: '0', UV_THREADPOOL_SIZE },
          // Includes the time to build a remote.
          timeout: 180_000,
          // Playwright sets SERVED_PORT from the named group, and its workers load this file again.
          wait: { stdout: /http:\/\/localhost:(?<served_port>\d+)[/\s]/ },
        }
      : undefined,
  });
}

/** The number of sheets that a page takes in print. */
export async function countSheets(page: Page, format: 'A4' | 'Letter') {
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
