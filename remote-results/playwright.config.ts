import { playwrightConfig, servedAlone } from '@donate-impact/testing/playwright';

export default playwrightConfig(servedAlone);
