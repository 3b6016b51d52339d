import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/npm.mjs';
import { otherVersions } from './otherVersions';

// Fails when the repository has two versions of a singleton, and says where.
const { workspaces }: { workspaces: string[] } = read('package.json');
const manifests = workspaces.map((folder) => [folder, read(`${folder}/package.json`)] as const);
const { packages } = read('package-lock.json');
const { dependencies } = read('shared/package.json');
const found = otherVersions(Object.fromEntries(manifests), packages, dependencies);
for (const sentence of found) console.error(sentence);
if (found.length > 0) {
  console.error(
    'A page has one copy of each. Name the version that the shell provides, then run npm install.',
  );
  process.exitCode = 1;
}

function read(file: string) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
