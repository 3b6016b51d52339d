import type { Bed } from '../Plant';

const contract = 'host/packages/gateway/parity/pages.test.ts';
const federation = 'host/e2e/federation.spec.ts';

export const composition: Bed = {
  subject: 'Composition and prerendering',
  plants: [
    {
      name: 'the critical CSS of a fragment has no nonce',
      file: 'shared/packages/build/writeFragments.ts',
      from: 'withNonce(css) + html',
      to: 'css + html',
      build: ['remote-wizard'],
      caughtBy: {
        file: contract,
        title: 'the Node gateway serves a fragment as the remote built it',
      },
    },
    {
      name: 'a fragment lacks its manifest',
      file: 'shared/packages/build/writeFragments.ts',
      from: 'data-manifest="${manifest.name}"',
      to: 'data-other="${manifest.name}"',
      build: ['remote-wizard'],
      caughtBy: {
        file: contract,
        title: 'the Node gateway serves /demo with the fragment of wizard',
      },
    },
    {
      name: 'a fragment does not preload the code of its page',
      file: 'shared/packages/build/writeFragments.ts',
      from: 'const scripts = [entryOf(manifest), ...chunks]',
      to: 'const scripts = [].concat([] as string[])',
      build: ['remote-wizard'],
      caughtBy: { file: 'host/e2e/requests.spec.ts', title: '/demo costs at most' },
    },
    {
      name: 'the shell includes a fragment that no remote writes',
      file: 'shared/packages/build/writePages.ts',
      from: 'included(remote, page)',
      to: 'included(remote, title)',
      build: ['host'],
      caughtBy: {
        file: contract,
        title: 'the Node gateway serves /about with the fragment of marketing',
      },
    },
    {
      name: 'every page has the landing page’s title until its script runs',
      file: 'shared/packages/build/fillPage.ts',
      from: '`<title>${title}</title>`',
      to: "'<title>Donate Impact: make your political dollars count</title>'",
      build: ['host'],
      caughtBy: {
        file: contract,
        title: 'the Node gateway serves /about with the fragment of marketing',
      },
    },
    {
      name: 'a visitor without JavaScript does not learn that the page needs it',
      file: 'shared/packages/build/writePages.ts',
      from: 'const readable = needsScript ?',
      to: 'const readable = !remote ?',
      build: ['host'],
      caughtBy: { file: 'host/e2e/noScript.spec.ts', title: 'reads at /demo' },
    },
    {
      name: 'the script renders the page again instead of hydrating it',
      file: 'host/src/bootstrap.tsx',
      from: `main?.querySelector('h1'))`,
      to: `main?.querySelector('h6'))`,
      build: ['host'],
      caughtBy: { file: federation, title: '/about is readable before any script runs' },
    },
    {
      name: 'the markup of a fragment differs from what its script renders',
      file: 'shared/packages/build/writeFragments.ts',
      from: 'withNonce(css) + html',
      to: `withNonce(css) + html.replace('Which issues', 'Which issue')`,
      build: ['remote-wizard'],
      caughtBy: { file: federation, title: '/demo is readable before any script runs' },
    },
    {
      name: 'React hydrates with stored answers over markup that was rendered without them',
      file: 'shared/src/app/StoreProvider.tsx',
      from: ' serverState={{ preferences: initialPreferences }}',
      to: '',
      caughtBy: {
        file: 'remote-wizard/src/choices/useEarlyChoice.test.tsx',
        title: 'leaves stored answers cleared when nothing was chosen',
      },
    },
    {
      name: 'a manifest lacks the contract that its remote was built for',
      file: 'shared/packages/build/stateContract.ts',
      from: ', contractVersion };',
      to: ' };',
      build: ['remote-wizard'],
      caughtBy: { file: federation, title: 'the manifest of wizard states its contract' },
    },
    {
      name: 'a remote says that it works with any minor version of React',
      file: 'shared/packages/build/requiredSingletons.ts',
      from: "slice(0, 2).join('.')}.0`",
      to: 'slice(0, 1)}.0.0`',
      build: ['remote-wizard'],
      caughtBy: { file: federation, title: 'the manifest of wizard states its contract' },
    },
    {
      name: 'the shell runs a remote that needs a later version of a package',
      file: 'host/src/federation/manifest.ts',
      from: `fitOf(requiredVersion.slice(1), has) !== 'fits'`,
      to: `fitOf(requiredVersion.slice(1), has) === 'different'`,
      caughtBy: {
        file: 'host/src/federation/manifest.test.ts',
        title: 'rejects a remote that needs a later minor version of a package',
      },
    },
    {
      name: 'the wizard names a version of a singleton of its own',
      file: 'remote-wizard/package.json',
      from: '"react-redux": "9.3.1"',
      to: '"react-redux": "9.2.0"',
      caughtBy: {
        command: 'npx sherif --fail-on-warnings',
        says: 'Dependency react-redux has multiple versions',
      },
    },
    {
      name: 'the wizard imports from the results',
      file: 'remote-wizard/src/steps/StepIntro.tsx',
      from: `import { weightText } from '../weights/weightText';`,
      to: `import { weightText } from '../weights/weightText';
import '../../../../remote-results/src/results/Matches';`,
      caughtBy: {
        command: 'npx biome lint remote-wizard/src',
        says: 'No app imports another',
      },
    },
    {
      name: 'a remote lacks a page that the contract names',
      file: 'remote-results/src/prerender.tsx',
      from: '{ Candidate, Confirm, Results }',
      to: '{ Candidate, Results }',
      caughtBy: { command: 'npx tsc -p .', says: `Property 'Confirm' is missing` },
    },
  ],
};
