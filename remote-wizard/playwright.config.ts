import { playwrightConfig, servedAlone } from '@donate-impact/shared/build/playwright';

export default playwrightConfig(servedAlone);
