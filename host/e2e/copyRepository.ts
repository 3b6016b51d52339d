import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { program, root } from '@donate-impact/tools/commands';

const execute = promisify(execFile);

/** Does work in a copy of this repository, which is removed afterward. */
export async function inCopy<T>(work: (copy: string) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), 'repository-'));
  try {
    await copyRepository(copy);
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Copies the files that git knows of this repository, or would with the next commit, and links its packages by name. */
export async function copyRepository(copy: string) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  // A file that was deleted and not committed is still in the list.
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(copy, file));
  await linkPackages(copy);
}

/** Links the packages in the folders of a copy of the repository by name, as an installation there would. */
export async function linkPackages(copy: string) {
  const { workspaces = [], dependencies, devDependencies } = await readPackage(copy);
  const linked = Object.values({ ...dependencies, ...devDependencies })
    .filter((version) => version.startsWith('file:'))
    .map((version) => version.replace('file:', ''));
  for (const folder of [...workspaces, ...linked].map((each) => join(copy, each))) {
    const { name } = await readPackage(folder);
    const link = join(copy, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(folder, link, 'junction');
  }
}

/** Runs a tool of a copy by its path in shared/tools. */
export function runTool(copy: string, name: string, ...options: string[]) {
  const tools = join(copy, 'shared/tools');
  const script = [join(tools, 'start/tool.mjs'), join(tools, name)];
  return execute(process.execPath, [...script, ...options], { cwd: copy });
}

/** Builds one app of a copy. */
export function buildApp(folder: string) {
  const rsbuild = program('@rsbuild/core', 'rsbuild');
  const options = ['build', '--environment', 'web', '--environment', 'node'];
  return execute(process.execPath, [rsbuild, ...options], { cwd: folder });
}

interface Package {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

async function readPackage(folder: string): Promise<Package> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}
