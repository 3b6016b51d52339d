import type { Singleton } from '@donate-impact/build/remotes';
import { lendRuntime } from '@donate-impact/patches/browser/lendRuntime';
import { dependencies } from '@donate-impact/shared/package.json';
import * as reactQuery from '@donate-impact/shared/provided/reactQuery';
import * as reactRedux from '@donate-impact/shared/provided/reactRedux';
import * as reactRouterDom from '@donate-impact/shared/provided/reactRouterDom';
import * as styledComponents from '@donate-impact/shared/provided/styledComponents';
import { init, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import * as react from 'react';
import * as reactDom from 'react-dom';

/** The packages of which a page has one copy: version and module, by the name that remotes import. */
const singletons: Record<Singleton, [version: string, module: object]> = {
  react: [dependencies.react, react],
  'react-dom': [dependencies['react-dom'], reactDom],
  'react-redux': [dependencies['react-redux'], reactRedux],
  'react-router-dom': [dependencies['react-router-dom'], reactRouterDom],
  'styled-components': [dependencies['styled-components'], styledComponents],
  '@tanstack/react-query': [dependencies['@tanstack/react-query'], reactQuery],
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

function share([name, [version, module]]: [string, [string, object]]) {
  const shareConfig = { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` };
  return [name, { version, lib: () => module, shareConfig }];
}
