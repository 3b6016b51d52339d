import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { remotes } from '@donate-impact/build/remotes';
import { fail } from '../start/fail.mjs';
import { takeOut } from './takeOut';

// npm run own-repository -- remote-wizard ../wizard
const [folder = '', to = ''] = process.argv.slice(2);
const usage = 'Usage: npm run own-repository -- remote-wizard ../wizard';
const folders = remotes.map((remote) => remote.folder);

if (!folders.includes(folder))
  fail(`"${folder}" is not a remote: name one of ${folders.join(', ')}. ${usage}`);
if (!to) fail(`Name a folder for the repository. ${usage}`);
if (existsSync(to) && readdirSync(to).length > 0) fail(`${to} is not empty. Name another folder.`);
await takeOut(folder, resolve(to));
console.log(`Made a repository in ${to}. There: npm install, npm test, npm run build.`);
