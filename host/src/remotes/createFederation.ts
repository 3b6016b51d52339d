import type { Singleton } from '@donate-impact/build/remotes';
import type { RemoteRelease } from '@donate-impact/shared/contract';
import * as reactQuery from '@donate-impact/shared/provided/reactQuery';
import * as reactRedux from '@donate-impact/shared/provided/reactRedux';
import * as reactRouterDom from '@donate-impact/shared/provided/reactRouterDom';
import * as styledComponents from '@donate-impact/shared/provided/styledComponents';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { createSitePlugin } from './createSitePlugin';
import { provided } from './provided';

export type Federation = ReturnType<typeof createFederation>;

const share = (name: Singleton, module: object) => {
  const lib = () => module;
  return { [name]: provided[name].map((version) => ({ version, lib })) };
};

/** What a remote gets that would style the whole page, from a build without our checks: nothing. */
const ownStyles = { __esModule: true, createGlobalStyle: () => () => null };

/** Creates the federation of one tab: the runtime with the packages of which the page has one copy, and our plugin. */
export function createFederation(fetch: typeof globalThis.fetch) {
  const { plugin, follow, forgetFailure, explainFailure } = createSitePlugin(fetch);
  const instance = createInstance({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      ...share('react', react),
      ...share('react-dom', reactDom),
      ...share('react-redux', reactRedux),
      ...share('react-router-dom', reactRouterDom),
      ...share('styled-components', { ...styledComponents, ...ownStyles }),
      ...share('@tanstack/react-query', reactQuery),
    },
    plugins: [provideRuntime(), plugin],
  });
  // Until then, the scope has one version of each.
  instance.initializeSharing();

  return {
    /** Has the next load of a remote use a release. What it has loaded of another one keeps working. */
    use(remote: string, release: RemoteRelease) {
      follow(remote, release);
      instance.registerRemotes([{ name: remote, entry: release.manifest }], { force: true });
    },

    /** Loads a module that a remote exposes, such as `Wizard`. `explainFailure` explains what it rejects with. */
    async load(remote: string, module: string): Promise<Record<string, unknown>> {
      const loaded = await instance.loadRemote<Record<string, unknown>>(`${remote}/${module}`);
      forgetFailure(remote);
      return loaded ?? {};
    },

    explainFailure,
  };
}
