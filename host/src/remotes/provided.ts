import type { Singleton } from '@donate-impact/build/remotes';
import { contractVersion, type Provided, runtimePackage } from '@donate-impact/shared/contract';
import { dependencies } from '@donate-impact/shared/package.json';
import { dependencies as own } from '../../package.json';

const singletons: Record<Singleton, readonly string[]> = {
  react: [dependencies.react],
  'react-dom': [dependencies['react-dom']],
  'react-redux': [dependencies['react-redux']],
  'react-router-dom': [dependencies['react-router-dom']],
  'styled-components': [dependencies['styled-components']],
  '@tanstack/react-query': [dependencies['@tanstack/react-query']],
};

/** What this shell provides: the versions of each package, by the name that remotes import. */
export const provided = {
  contractVersion,
  packages: { ...singletons, [runtimePackage]: [own['@module-federation/enhanced']] },
} satisfies Provided;
