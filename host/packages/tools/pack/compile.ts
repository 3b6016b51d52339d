import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { program, root } from '../start/npm.mjs';
import { run } from '../start/run.mjs';

/** Compiles files of the repository to ES modules that Node runs, with their types, in the same folders below `to`. */
export async function compile(files: string[], to: string) {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      checkJs: false,
      rootDir: root,
      outDir: to,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    files: files.map((file) => join(root, file)),
  };
  await mkdir(to, { recursive: true });
  const path = join(to, 'tsconfig.json');
  await writeFile(path, JSON.stringify(config));
  const args = [program('typescript', 'tsc'), '-p', path];
  const { isGreen, output } = await run(
    { command: process.execPath, args, shell: false },
    { cwd: root },
  );
  if (!isGreen) throw new Error(`The packages cannot be compiled:\n${output}`);
  const written = await readdir(to, { recursive: true });
  for (const file of written.filter((each) => /\.(?:d\.ts|d\.mts|js|mjs)$/.test(each)))
    await nameFiles(join(to, file));
}

/** Writes the extensions of relative imports, without which Node finds no module; programs are run by Node. */
async function nameFiles(file: string) {
  const text = await readFile(file, 'utf8');
  const named = text.replace(
    /(\b(?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g,
    (_, before: string, quote: string, path: string) =>
      `${before}${quote}${withExtension(dirname(file), path)}${quote}`,
  );
  await writeFile(file, named.replace(/^#!.*/, '#!/usr/bin/env node'));
}

function withExtension(folder: string, path: string) {
  if (['.js', '.mjs', '.json'].includes(extname(path)) && existsSync(join(folder, path)))
    return path;
  const found = [`${path}.js`, `${path}/index.js`].find((each) => existsSync(join(folder, each)));
  if (!found) throw new Error(`${path} is not there, as seen from ${folder}`);
  return found;
}
