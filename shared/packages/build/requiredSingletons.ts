import shared from '@donate-impact/shared/package.json' with { type: 'json' };
import { singletons } from './remotes.mjs';

const majorOf = (version: string) => `^${version.split('.')[0]}.0.0`;

/**
 * The singletons, for the federation plugin of a remote: it requires the major version that it was built with and
 * never bundles its own copy. The shell provides them (startFederation.ts).
 */
export function requiredSingletons() {
  const entries = singletons.map((name) => {
    const requiredVersion = majorOf(shared.dependencies[name]);
    return [
      name,
      { singleton: true, strictVersion: true, requiredVersion, import: false as const },
    ];
  });
  return Object.fromEntries(entries);
}
