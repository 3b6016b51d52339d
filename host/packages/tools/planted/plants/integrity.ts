import type { Bed } from '../Plant';

const spec = 'host/e2e/integrity.spec.ts';

export const integrity: Bed = {
  subject: 'Hashes and signatures',
  plants: [
    {
      name: 'a page lets any script of the site run',
      file: 'shared/packages/build/fillPage.ts',
      from: '${preload}${policyOf(template)}`',
      to: '${preload}`',
      build: ['host'],
      caughtBy: {
        file: spec,
        title: 'nothing runs of what is planted in a fragment',
      },
    },
    {
      name: 'a file is taken whatever its hash is',
      file: 'shared/src/integrity/fetchChecked.ts',
      from: 'if (!integrity || !response.ok) return response;',
      to: 'if (integrity || !response.ok) return response;',
      build: ['host'],
      caughtBy: {
        file: 'host/src/federation/fetchManifest.test.ts',
        title: 'refuses a manifest that has another hash than its address says',
      },
    },
    {
      name: 'a page names no hash of its data file',
      file: 'shared/packages/build/shellFiles.ts',
      from: '="${address}#${integrity}"',
      to: '="${address}"',
      build: ['host'],
      caughtBy: { file: spec, title: 'a data file with another figure' },
    },
    {
      name: 'the Node gateway follows what a part’s pointer says of other parts',
      file: 'host/packages/gateway/node/changesOf.ts',
      from: '.filter((change) => change.part === part)',
      to: '',
      caughtBy: {
        file: spec,
        title: 'a pointer is not followed in what it says of another part',
      },
    },
    {
      name: 'what a page loads on request has no hash',
      file: 'shared/packages/build/hashedChunks.ts',
      from: `new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })`,
      to: '',
      build: ['remote-results'],
      caughtBy: {
        file: spec,
        title: 'How scoring works',
      },
    },
    {
      name: 'a release goes live without its signature being checked',
      file: 'host/packages/operations/releases/nextPointer.ts',
      from: `command === 'rollout' ? asked.id : next.released`,
      to: `command === 'rollout' ? undefined : next.released`,
      caughtBy: {
        file: 'host/packages/operations/releases/nextPointer.test.ts',
        title: 'checks the signature',
      },
    },
    {
      name: 'the key of one part signs for every part',
      file: 'host/packages/operations/releases/signatures.ts',
      from: 'key.part === part && ',
      to: '',
      caughtBy: {
        file: 'host/packages/operations/releases/signatures.test.ts',
        title: 'refuses every release of a part that has no key',
      },
    },
    {
      name: 'the shell takes scripts of any origin',
      file: 'host/src/federation/assertAllowed.ts',
      from: '!allowed.includes(origin)',
      to: '!allowed',
      caughtBy: {
        file: 'host/src/federation/assertAllowed.test.ts',
        title: 'refuses https://parts.example/a.js',
      },
    },
    {
      name: 'the shell runs a script without its hash',
      file: 'host/src/federation/createScriptRunner.ts',
      from: 'src, integrity, crossOrigin',
      to: 'src, crossOrigin',
      caughtBy: {
        file: 'host/src/federation/createScriptRunner.test.ts',
        title: 'gives the script its hash, which the browser checks',
      },
    },
  ],
};
