import type { Bed } from '../Plant';

const installation = 'host/packages/tools/supply/installation.test.ts';
const bill = 'shared/packages/build/sbomOf.ts';
const contents = 'shared/packages/build/contents.test.ts';

export const supplyChain: Bed = {
  subject: 'Supply chain',
  plants: [
    {
      name: 'an installation runs the scripts of packages',
      file: '.npmrc',
      from: 'ignore-scripts=true',
      to: 'ignore-scripts=false',
      caughtBy: { file: installation, title: 'no installation runs a script of a package' },
    },
    {
      name: 'images are built from an installation that runs the scripts of packages',
      file: 'host/packages/gateway/images/Dockerfile',
      from: 'package-lock.json .npmrc ./',
      to: 'package-lock.json ./',
      caughtBy: { file: installation, title: 'no installation runs a script of a package' },
    },
    {
      name: 'a shell takes any later version of a package',
      file: 'host/package.json',
      from: '"valibot": "1.5.0"',
      to: '"valibot": "^1.5.0"',
      caughtBy: {
        command: 'npx sherif --fail-on-warnings',
        says: 'Dependency valibot has multiple versions',
      },
    },
    {
      name: 'a release has a package in another version than the locked one, under the digest of that one',
      file: bill,
      from: 'locked?.version !== version || !locked.integrity',
      to: '!locked?.integrity',
      caughtBy: { file: contents, title: 'rejects a package of which the lock file names another' },
    },
    {
      name: 'a bill of materials has no modules of the part',
      file: bill,
      from: "return { type: 'library', name, version, components };",
      to: "return { type: 'library', name, version, components: components.slice(0, 0) };",
      caughtBy: { file: contents, title: 'names the modules of the part with their digests' },
    },
    {
      name: 'a release has a package without the text of its license',
      file: 'shared/packages/build/licensesOf.ts',
      from: 'if (files.length === 0) throw',
      to: 'if (files.length < 0) throw',
      caughtBy: { file: contents, title: 'rejects a package without the text of its license' },
    },
  ],
};
