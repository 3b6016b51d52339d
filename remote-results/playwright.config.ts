import { playwrightConfig, servedAlone } from '@donate-impact/build/playwright';

export default playwrightConfig(servedAlone);
