import type { Singleton } from '@donate-impact/build/remotes';
import { lendRuntime } from '@donate-impact/patches/browser/lendRuntime';
import * as reactQuery from '@donate-impact/shared/provided/reactQuery';
import * as reactRedux from '@donate-impact/shared/provided/reactRedux';
import * as reactRouterDom from '@donate-impact/shared/provided/reactRouterDom';
import * as styledComponents from '@donate-impact/shared/provided/styledComponents';
import { init, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { providedVersions } from './providedVersions';

/** The packages of which a page has one copy, by the name that remotes import. */
const singletons: Record<Singleton, object> = {
  react,
  'react-dom': reactDom,
  'react-redux': reactRedux,
  'react-router-dom': reactRouterDom,
  'styled-components': styledComponents,
  '@tanstack/react-query': reactQuery,
};

/**
 * Makes the page a federation host: provides the singletons and the federation runtime itself, so that the entries
 * of remotes need not include it.
 */
export function startFederation(plugin: ModuleFederationRuntimePlugin) {
  lendRuntime(core);
  return init({
    name: 'host',
    remotes: [],
    plugins: [plugin],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(Object.entries(singletons).map(share)),
  });
}

function share([name, module]: [string, object]) {
  const version = providedVersions[name as Singleton];
  return [name, { version, lib: () => module, shareConfig: { singleton: true } }];
}
