import { defineConfig } from '@playwright/test';
import type { EngineName } from './e2e/engines/findEngine';

const report = process.env.E2E_REPORT;
const engines: EngineName[] = ['chromium', 'firefox', 'webkit'];

// As in the other suites: shared/packages/build/playwrightConfig.ts.
process.env.UV_THREADPOOL_SIZE = '1';

/** The journeys in three browser engines. Every test brings a server of its own. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e/engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  projects: engines.map((name) => ({ name, use: { engineName: name } })),
});
