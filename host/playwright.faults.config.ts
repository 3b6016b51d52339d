import { playwrightConfig } from '@donate-impact/build/playwright';
import type { PlaywrightTestConfig } from '@playwright/test';

const base = playwrightConfig();
const report = process.env.E2E_REPORT;
const table = ['./e2e/faults/tableReporter.ts'] as const;

/** The matrix of faults. Every test brings a server of its own. */
const config: PlaywrightTestConfig = {
  ...base,
  testDir: 'e2e/faults',
  reporter: report ? [table, ['json', { outputFile: report }]] : [table],
  timeout: 60_000,
  // Most of a case is waiting for answers that do not come.
  workers: 3,
  // What cannot be pressed is named before the test is out of time.
  use: { ...base.use, baseURL: undefined, actionTimeout: 20_000 },
};

export default config;
