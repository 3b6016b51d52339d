import { EventEmitter, once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGateway } from '@donate-impact/gateway';
import { siteSource } from '@donate-impact/gateway/siteSource';
import { groupByApp } from '@donate-impact/releases/activeReleases';
import { developedFolder } from '@donate-impact/releases/release';
import { findFolder } from './docker';
import { readSite } from './readSite';

/**
 * Serves a remote from its development server: alone, or within a site, of which it reads what every browser can read.
 * @param site such as https://staging.example. Rejects with a Refusal if it does not answer
 */
export async function develop(app: string, site?: string) {
  const root = findFolder(app);
  const handle = site && (await serveWithin(site, app, root));
  // A deployed shell brings the production build of React, which JSX for development does not run with.
  process.env.NODE_ENV = site ? 'production' : 'development';
  const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core');
  // The other loader would import the bundle that prerenders only once.
  const { content } = await loadConfig({ cwd: root, loader: 'native' });
  if (!handle) {
    const alone = await createRsbuild({ cwd: root, config: content, environment: ['alone'] });
    return alone.startDevServer();
  }
  const gate = new EventEmitter().setMaxListeners(0);
  let isOpen = false;
  const config = mergeRsbuildConfig(content, {
    dev: { writeToDisk: true, hmr: false, client: { overlay: false } },
    server: {
      setup: ({ server }) => {
        server.middlewares.use(async (request, response) => {
          // Until its release is written: browsers reload as soon as a change is compiled.
          while (!isOpen) await once(gate, 'open');
          handle(request, response);
        });
      },
    },
  });
  const within = await createRsbuild({ cwd: root, config, environment: ['web', 'node'] });
  within.onBeforeDevCompile(() => {
    isOpen = false;
  });
  const open = () => {
    isOpen = true;
    gate.emit('open');
  };
  within.onAfterDevCompile({ order: 'post', handler: open });
  return within.startDevServer();
}

/** Creates the gateway that composes the live releases of a site with the local one of a remote. */
async function serveWithin(origin: string, app: string, root: string) {
  const { changes } = await readSite(origin);
  const live = groupByApp(changes.map((change) => ({ ...change, canary: null })));
  const local = { app, folder: join(root, developedFolder) };
  await rm(local.folder, { recursive: true, force: true });
  const { fastify } = createGateway({
    createSource: (warn) => siteSource({ origin, changes: live, local, warn }),
    settings: () => ({ local: { app, origin } }),
  });
  await fastify.ready();
  return fastify.routing;
}
