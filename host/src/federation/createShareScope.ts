import type { Singleton } from '@donate-impact/build/remotes';
import * as reactRedux from '@donate-impact/shared/provided/reactRedux';
import * as reactRouterDom from '@donate-impact/shared/provided/reactRouterDom';
import * as styledComponents from '@donate-impact/shared/provided/styledComponents';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { providedVersions } from './providedVersions';

/**
 * What the containers of remotes receive when they are initialized: by the name that remotes import and by version, how to
 * get the package.
 */
export type ShareScope = Record<string, Record<string, Share>>;

interface Share {
  from: string;
  get: () => Promise<() => object>;
}

/**
 * The share scope of the page: the packages of which it has one copy, as the shell has imported them. React Query, which
 * the shell itself does not need, is loaded when a remote imports it.
 */
export function createShareScope(loadQueries: () => Promise<object>): ShareScope {
  const loads: Record<Singleton, () => Promise<object>> = {
    react: async () => react,
    'react-dom': async () => reactDom,
    'react-redux': async () => reactRedux,
    'react-router-dom': async () => reactRouterDom,
    'styled-components': async () => styledComponents,
    '@tanstack/react-query': loadQueries,
  };
  const shares = Object.entries(loads).map(([name, load]) => {
    const share: Share = { from: 'host', get: () => load().then((module) => () => module) };
    return [name, { [providedVersions[name as Singleton]]: share }];
  });
  return Object.fromEntries(shares);
}
