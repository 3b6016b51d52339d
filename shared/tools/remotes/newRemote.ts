import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { type Remote, remotes } from '@donate-impact/build/remotes';
import { reservedNames } from '@donate-impact/releases/declaration';
import { assignPaths, isPagePath } from '@donate-impact/releases/paths';
import { fail, npm, program, root } from '../start/commands.mjs';
import { writeGenerated } from './remotes';

// npm run new-remote -- bulletin /bulletin; with --no-install, the lock file and node_modules stay as they are.
const [name = '', path = '', option] = process.argv.slice(2);
const usage = 'Usage: npm run new-remote -- bulletin /bulletin';
const folder = `remote-${name}`;
const [model] = remotes as [Remote];

if (!/^[a-z]{1,13}$/.test(name) || reservedNames.includes(name))
  fail(
    `"${name}" cannot be the name of an app: use at most 13 lower-case letters, and none of ${reservedNames.join(', ')}. ${usage}`,
  );
if (!isPagePath(path) || /[:*]/.test(path))
  fail(
    `"${path}" cannot be the path of a first page: use lower-case words that the site does not use already, such as /bulletin. ${usage}`,
  );
if (existsSync(join(root, folder))) fail(`There is a folder ${folder} already.`);

// Between two, others find a place.
const order = Math.min(999, Math.max(...remotes.map((remote) => remote.order)) + 10);
const declared = { name, order, pages: { Page: { path, title: '' } } };
const [conflict] = assignPaths(
  [...remotes, declared].map((each) => ({ declared: each })),
).conflicts;
if (conflict) fail(`${path} is a page of ${conflict.owner.declared.name} already.`);
const files: Record<string, string> = {
  ...(await fillTemplates()),
  'package.json': await createManifest(),
};
// The files that every remote has, from another one.
for (const file of ['rsbuild.config.ts', 'playwright.config.ts', 'e2e/accessibility.spec.ts']) {
  const text = await readFile(join(root, model.folder, file), 'utf8');
  files[file] = text.replace(`'${model.name}'`, `'${name}'`);
}
for (const [file, text] of Object.entries(files)) {
  await mkdir(dirname(join(root, folder, file)), { recursive: true });
  await writeFile(join(root, folder, file), text);
}
const biome = program('@biomejs/biome', 'biome');
execFileSync(process.execPath, [biome, 'check', '--write', folder], { cwd: root, stdio: 'pipe' });
writeGenerated();
if (option !== '--no-install') install();
console.log(
  `Made ${folder}. See it: npm start, then ${path}. Work on it: npm run dev -w ${folder}.`,
);

/** The files in the folder `newRemote`, with this remote's words in place of those in capitals. */
async function fillTemplates(): Promise<Record<string, string>> {
  const page = name.charAt(0).toUpperCase() + name.slice(1);
  const words: Record<string, string> = {
    NAME: name,
    PAGE: page,
    PATH: path,
    ORDER: String(order),
  };
  const fill = (text: string) => text.replace(/\b[A-Z]{4,5}\b/g, (word) => words[word] ?? word);
  const folder = join(import.meta.dirname, 'newRemote');
  const files = (await readdir(folder, { recursive: true })).filter((file) => extname(file));
  const filled = files.map(async (file) => [
    fill(file).replace(/\.template$/, ''),
    fill(await readFile(join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(await Promise.all(filled));
}

/** The package.json of another remote, with the packages that the first page needs. */
async function createManifest() {
  const text = await readFile(join(root, model.folder, 'package.json'), 'utf8');
  const named = text.replaceAll(model.folder, folder).replaceAll(` ${model.name}"`, ` ${name}"`);
  const { dependencies, scripts, ...others } = JSON.parse(named);
  // Those that every remote has.
  const { 'audit-figures': _, 'accessibility-results': __, ...common } = scripts;
  const needed = Object.entries(dependencies).filter(([each]) =>
    /shared$|^react(?:-dom)?$/.test(each),
  );
  return JSON.stringify({ ...others, scripts: common, dependencies: Object.fromEntries(needed) });
}

/** Adds the workspace to the lock file and to node_modules. Everything that it needs is installed already. */
function install() {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const { command, args, shell } = npm('install', ...options);
  const { status } = spawnSync(command, args, { cwd: root, shell, stdio: 'inherit' });
  if (status !== 0) fail("npm install failed: see npm's output above.");
}
