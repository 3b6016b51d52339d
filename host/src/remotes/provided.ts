import type { Singleton } from '@donate-impact/build/remotes';
import { contractVersion, type Provided, runtimePackage } from '@donate-impact/shared/contract';
import { dependencies } from '@donate-impact/shared/package.json';
import { dependencies as own } from '../../package.json';

/**
 * What this shell provides: the versions of the contract, of the federation runtime, and of the packages that remotes import.
 * A package whose names are alike in two major versions has both, until no remote requires the earlier one any more.
 */
export const provided = {
  contract: [contractVersion],
  [runtimePackage]: [own['@module-federation/enhanced']],
  react: [dependencies.react],
  'react-dom': [dependencies['react-dom']],
  'react-redux': [dependencies['react-redux']],
  'react-router-dom': [dependencies['react-router-dom']],
  'styled-components': [dependencies['styled-components']],
  '@tanstack/react-query': [dependencies['@tanstack/react-query']],
} satisfies Provided & Record<Singleton, readonly string[]>;
