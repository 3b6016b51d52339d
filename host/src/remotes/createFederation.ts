import type { RemoteRelease } from '@donate-impact/shared/contract';
import * as reactQuery from '@donate-impact/shared/provided/reactQuery';
import * as reactRedux from '@donate-impact/shared/provided/reactRedux';
import * as reactRouterDom from '@donate-impact/shared/provided/reactRouterDom';
import * as styledComponents from '@donate-impact/shared/provided/styledComponents';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { createSitePlugin, type SitePluginOptions } from './createSitePlugin';
import { providedVersions } from './providedVersions';

export type Federation = ReturnType<typeof createFederation>;

const modules: Record<keyof typeof providedVersions, object> = {
  react,
  'react-dom': reactDom,
  'react-redux': reactRedux,
  'react-router-dom': reactRouterDom,
  'styled-components': styledComponents,
  '@tanstack/react-query': reactQuery,
};

/** Creates the federation of one tab: the runtime with the packages of which the page has one copy, and our plugin. */
export function createFederation(options: SitePluginOptions) {
  const { plugin, follow, succeed, causeOf, exposes } = createSitePlugin(options);
  const shared = Object.entries(modules).map(([name, module]) => {
    const version = providedVersions[name as keyof typeof providedVersions];
    const shareConfig = { singleton: true, requiredVersion: `^${version}` };
    return [name, { version, lib: () => module, shareConfig }] as const;
  });
  const instance = createInstance({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(shared),
    plugins: [provideRuntime(), plugin],
  });

  return {
    /** Has the next load of a remote use a release. What it has loaded of another one keeps working. */
    use(remote: string, release: RemoteRelease) {
      follow(remote, release);
      instance.registerRemotes([{ name: remote, entry: release.manifest }], { force: true });
    },

    /** Loads a module that a remote exposes, such as `Wizard`. `causeOf` explains what it rejects with. */
    async load(remote: string, module: string): Promise<Record<string, unknown>> {
      const loaded = await instance.loadRemote<Record<string, unknown>>(`${remote}/${module}`);
      succeed(remote);
      return loaded ?? {};
    },

    causeOf,
    exposes,
  };
}
