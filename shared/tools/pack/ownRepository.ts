import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remotes } from '@donate-impact/build/remotes';
import { fail } from '../start/commands.mjs';
import { takeOut, takePackages } from './takeOut';

// npm run own-repository -- remote-wizard ../wizard; again, it replaces the packages there.
const [folder = '', to = ''] = process.argv.slice(2);
const folders = remotes.map((remote) => remote.folder);

if (!folders.includes(folder) || !to)
  fail(`Name one of ${folders.join(', ')} and a folder: npm run own-repository -- ${folders[0]} …`);
if (existsSync(join(to, 'packages/shared'))) {
  await takePackages(resolve(to));
  console.log(`Replaced the packages in ${to}. There: npm install, npm test.`);
} else if (existsSync(to) && readdirSync(to).length > 0) {
  fail(`${to} is not empty. Name another folder.`);
} else {
  await takeOut(folder, resolve(to));
  console.log(`Made a repository in ${to}. There: npm install, npm test, npm run build.`);
}
