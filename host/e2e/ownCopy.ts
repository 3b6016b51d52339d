import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyRepository } from '@donate-impact/tools/copyRepository';
import { root, test as siteTest } from './gateway';

const run = promisify(execFile);

/** The site's test, with a copy of this repository, to change and build. */
export const test = siteTest.extend<{ copy: string }>({
  copy: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'repository-'));
    await copyWithPackages(folder);
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

/** Copies the repository, links the packages that are installed here, and commits the copy. */
async function copyWithPackages(to: string) {
  await copyRepository(to);
  const installed = join(root, 'node_modules');
  for (const name of await readdir(installed))
    if (!/^(?:@donate-impact|host|shared|remote-.*)$/.test(name))
      await symlink(join(installed, name), join(to, 'node_modules', name));
  git(to, 'init', '-q');
  git(to, 'add', '-A');
  git(to, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'A copy');
}

/** Runs a tool of the copy, by its path in host/packages/tools. */
export function tool(folder: string, name: string, ...options: string[]) {
  const tools = join(folder, 'host/packages/tools');
  const script = [join(tools, 'start/tool.mjs'), join(tools, name)];
  return run(process.execPath, [...script, ...options], { cwd: folder });
}

/** Builds a part of the copy. */
export function build(part: string) {
  const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const options = ['build', '--environment', 'web', '--environment', 'node'];
  return run(process.execPath, [rsbuild, ...options], { cwd: part });
}

/** The output of git in the copy. */
export function git(folder: string, ...command: string[]) {
  return execFileSync('git', command, { cwd: folder, stdio: 'pipe' }).toString();
}
