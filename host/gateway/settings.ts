import type { GatewaySettings } from './Site';

/** What the operator decides, by environment variables. */
export function settingsIn(env: NodeJS.ProcessEnv): GatewaySettings {
  return {
    versionsPage: env.VERSIONS_PAGE === 'on',
    previewsAreOn: env.PREVIEWS === 'on',
    reportsAreOn: env.REPORTS === 'on',
    dataFolder: env.DATA_DIR,
    origins: env.ORIGINS,
    securityContact: env.SECURITY_CONTACT,
    securityExpires: env.SECURITY_EXPIRES,
  };
}
