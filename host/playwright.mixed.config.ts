import { playwrightConfig } from '@donate-impact/testing/playwright';

/** The journey on the two mixtures of this release and the previous one, which is built from the history first. */
export default { ...playwrightConfig(), testMatch: 'e2e/mixedReleases.spec.ts' };
