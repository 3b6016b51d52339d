/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaces } from '../../../../package.json';
import { root } from './npm.mjs';
import { trackedFiles } from './trackedFiles.mjs';

// Every script that a package.json runs with Node may be the first command on a new clone, before anything is
// installed. Its static imports are therefore Node's own modules or files that keep to the same rule.
const packages = ['.', ...workspaces];
const scripts = [...new Set(packages.flatMap((folder) => scriptsOf(folder)))];

it('checks the scripts that the README starts with', () => {
  const files = ['start', 'tool'].map((name) => `host/packages/tools/start/${name}.mjs`);

  expect(scripts).toEqual(expect.arrayContaining(files));
});

it.each(scripts)('%s starts where nothing is installed', (file) => {
  expect(foreignImports(file)).toEqual([]);
});

it.each(scripts)('%s waits for the installation if it installs', (file) => {
  const text = readFileSync(join(root, file), 'utf8');

  expect(text.replaceAll('await ensureInstalled()', '')).not.toContain('ensureInstalled()');
});

it('every tool that a script names exists', () => {
  const tools = packages.flatMap((folder) => scriptsOf(folder, /(?<= )[\w./-]+\.ts\b/g));

  expect(tools.length).toBeGreaterThan(10);
  expect(tools.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('only what runs before the installation is JavaScript', () => {
  const early = new Set<string>();
  for (const script of scripts) foreignImports(script, early);
  // Stryker itself loads these two, and it cannot load TypeScript.
  early.add('host/packages/tools/mutants/stryker.config.mjs');
  early.add('shared/packages/patches/tests/firstFailure.cjs');
  const tracked = trackedFiles('*.js', '*.mjs', '*.cjs', '*.jsx');

  expect(tracked.filter((file) => !early.has(file))).toEqual([]);
});

/** The files that a package's scripts name, by default those that Node runs. */
function scriptsOf(folder: string, names = /[\w./-]+\.[cm]js\b/g) {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const files = Object.values<string>(scripts).flatMap((line) => line.match(names));
  return files.flatMap((file) => (file ? join(folder, file) : []));
}

/** The packages that a file, or a file that it imports statically, needs. */
function foreignImports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return staticImports(file).flatMap((name) => {
    if (name.startsWith('node:')) return [];
    if (!/^\.{1,2}\/.*\.(mjs|cjs|json)$/.test(name)) return [`${file} imports ${name}`];
    return name.endsWith('.json') ? [] : foreignImports(join(dirname(file), name), seen);
  });
}

function staticImports(file: string) {
  const text = readFileSync(join(root, file), 'utf8');
  const patterns = [
    /^import\b[^'"(]*['"]([^'"]+)['"]/gm,
    /^export\b[^'"=;(]*\bfrom\s*['"]([^'"]+)['"]/gm,
    /^(?:const .*)?\brequire\(['"]([^'"]+)['"]\)/gm,
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}
