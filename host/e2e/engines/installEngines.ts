import { installPackages } from '@donate-impact/testing/chromium';
import { firefox } from './firefox';
import { webKit } from './webKit';

export const engines = [firefox, webKit];

/** Installs the engines that are missing, if it can. */
export default function installEngines() {
  const missing = engines.filter((engine) => !engine.isInstalled());
  if (missing.length > 0) installPackages(...missing.flatMap(({ packages }) => packages));
}
