import { createQueryClient, createVisitorStore } from '@donate-impact/shared/app';
import { candidatesUrl } from '@donate-impact/shared/candidates/candidatesUrl';
import { prefetchLinks } from './navigation/prefetchLinks';
import { createFederation } from './remotes/createFederation';
import { createLoader } from './remotes/createLoader';
import { createReporter } from './remotes/createReporter';
import { endSilentScripts } from './remotes/endSilentScripts';
import { fetchSiteConfig, readSiteConfig } from './remotes/siteConfig';
import { watchErrors } from './remotes/watchErrors';
import { renderSite } from './renderSite';
import { createRoutes } from './routes';
import { getSiteRoutes } from './siteRoutes';

const config = readSiteConfig();
const { report: reportFailure, hasFailed } = createReporter(config.reports ? fetch : undefined);
const store = createVisitorStore();
const queryClient = createQueryClient(({ reason, message, cause }) =>
  reportFailure({
    remote: 'host',
    release: config.shell,
    phase: reason === 'silent' ? 'slow' : 'data',
    address: candidatesUrl,
    message: cause instanceof Error ? cause.message : message,
  }),
);
const loader = createLoader(config.remotes, {
  federation: createFederation(fetch),
  fetchSiteConfig: () => fetchSiteConfig(fetch),
  reportFailure,
});
endSilentScripts();
watchErrors((found) => {
  const release = found.remote === 'host' ? config.shell : loader.getRelease(found.remote);
  reportFailure({ ...found, release });
}, loader.isLoading);
// Until here, the gateway's script reports (host/gateway/pages/startReporter.ts).
performance.mark('shell-started');

const routes = getSiteRoutes(config.remotes);
const isRendered = renderSite(createRoutes(routes, loader), {
  store,
  queryClient,
  hasFailed,
  prerendered: config.route,
});
if (isRendered) prefetchLinks(routes, loader.prefetchPage);
