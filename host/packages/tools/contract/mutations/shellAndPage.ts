import type { Mutation } from '../Mutation';

const federation = 'host/src/federation';
const packages = 'shared/package.json';

/** Changes of what the shell lends, and of what meets in the page. */
export const shellAndPage: readonly Mutation[] = [
  // Provided packages
  [
    'minor',
    'the shell lends more of a package',
    'react-redux useStore',
    ['shared/src/provided/reactRedux.ts', 'useSelector }', 'useSelector, useStore }'],
  ],
  [
    'major',
    'the shell lends less of a package',
    'react-router-dom useNavigation',
    ['shared/src/provided/reactRouterDom.ts', '  useNavigation,\n', ''],
  ],
  [
    'minor',
    'the shell lends one more package',
    'valibot',
    ['shared/packages/build/remotes.mjs', "  'react-dom',\n", "  'react-dom',\n  'valibot',\n"],
  ],
  [
    'major',
    'a lent package has another major version',
    'styled-components',
    [packages, '"styled-components": "6', '"styled-components": "7'],
  ],
  [
    'nothing',
    'a lent package has another minor version',
    '',
    [packages, '"styled-components": "6.', '"styled-components": "6.9'],
  ],
  // The manifest
  [
    'minor',
    'the shell reads a field of the manifest that may be missing',
    'mf-manifest.json.owner',
    [
      `${federation}/manifest.ts`,
      '  contractVersion: v.string(),',
      '  contractVersion: v.string(),\n  owner: v.optional(v.string()),',
    ],
  ],
  [
    'major',
    'the shell requires a field of the manifest',
    'mf-manifest.json.owner',
    [
      `${federation}/manifest.ts`,
      '  contractVersion: v.string(),',
      '  contractVersion: v.string(),\n  owner: v.string(),',
    ],
  ],
  // The document
  [
    'major',
    'the shell no longer prefetches for a control',
    'data-prefetch',
    ['host/src/navigation/prefetchLinks.ts', ', [data-prefetch]', ''],
    ['host/src/navigation/prefetchLinks.ts', "target.getAttribute('data-prefetch') ?? ", ''],
  ],
  [
    'minor',
    'the shell reads an attribute that a remote writes',
    'data-state',
    ['host/src/navigation/prefetchLinks.ts', '[data-prefetch]', '[data-prefetch], [data-state]'],
  ],
  [
    'major',
    'a token of the stylesheet is removed',
    '--color-track',
    ['shared/src/ui/tokens.ts', "  track: '#e4e4de',\n", ''],
  ],
  [
    'minor',
    'a token of the stylesheet is added',
    '--shadow',
    [
      'shared/src/ui/GlobalStyle.ts',
      '    --radius: 0.25rem;',
      '    --radius: 0.25rem;\n    --shadow: none;',
    ],
  ],
  // Events
  [
    'major',
    'the event for a failure has another name',
    'donate-impact:remote-failure',
    [`${federation}/createFailureLog.ts`, "'donate-impact:remote-failure'", "'failure'"],
  ],
  [
    'minor',
    'a failure has one more phase',
    'donate-impact:remote-failure.phase',
    [`${federation}/RemoteError.ts`, "  | 'off'", "  | 'off'\n  | 'late'"],
  ],
];
