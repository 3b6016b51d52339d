import { playwrightConfig } from '@donate-impact/testing/playwright';
import { engines } from './e2e/engines/installEngines';

export default {
  ...playwrightConfig(),
  testDir: 'e2e/engines',
  globalSetup: './e2e/engines/installEngines.ts',
  fullyParallel: false,
  timeout: 120_000,
  projects: engines.map((engine) => ({
    name: engine.name,
    use: { engine },
    grepInvert: engine.name === 'firefox' ? [] : /@firefox/,
  })),
};
