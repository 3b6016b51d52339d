import type { Singleton } from '@donate-impact/build/remotes';
import { dependencies } from '@donate-impact/shared/package.json';

/** The version of each package that the shell provides, by the name that remotes import. */
export const providedVersions: Record<Singleton, string> = {
  react: dependencies.react,
  'react-dom': dependencies['react-dom'],
  'react-redux': dependencies['react-redux'],
  'react-router-dom': dependencies['react-router-dom'],
  'styled-components': dependencies['styled-components'],
  '@tanstack/react-query': dependencies['@tanstack/react-query'],
};
