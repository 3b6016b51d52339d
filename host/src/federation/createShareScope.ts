import type { Singleton } from '@donate-impact/build/remotes';
import * as reactQuery from '@donate-impact/shared/provided/reactQuery';
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

/** The packages of which a page has one copy. */
const singletons: Record<Singleton, object> = {
  react,
  'react-dom': reactDom,
  'react-redux': reactRedux,
  'react-router-dom': reactRouterDom,
  'styled-components': styledComponents,
  '@tanstack/react-query': reactQuery,
};

/** The share scope of the page: the singletons, as the shell has imported them. */
export function createShareScope(): ShareScope {
  const shares = Object.entries(singletons).map(([name, module]) => {
    const share: Share = { from: 'host', get: async () => () => module };
    return [name, { [providedVersions[name as Singleton]]: share }];
  });
  return Object.fromEntries(shares);
}
