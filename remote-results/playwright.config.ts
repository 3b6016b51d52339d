import { playwrightConfig } from '@donate-impact/shared/build/playwright';

export default playwrightConfig({
  command:
    'npx rsbuild build --environment alone && npx rsbuild preview --environment alone --port 4003',
  port: 4003,
});
