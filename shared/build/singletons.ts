import shared from '../package.json' with { type: 'json' };

const names = [
  'react',
  'react-dom',
  'react-redux',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
] as const;

const majorOf = (version: string) => `^${version.split('.')[0]}.0.0`;

/**
 * What must be one in the page, for the federation plugin of a remote: it asks for the major that it was
 * built with and never carries a copy of its own. The shell provides them (startFederation.ts).
 */
export function singletons() {
  const entries = names.map((name) => {
    const requiredVersion = majorOf(shared.dependencies[name]);
    return [
      name,
      { singleton: true, strictVersion: true, requiredVersion, import: false as const },
    ];
  });
  return Object.fromEntries(entries);
}
