import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Links the workspaces of a copy of the repository by name, as an installation there would. */
export async function linkPackages(copy: string) {
  const { workspaces = [] } = await readPackage(copy);
  for (const folder of workspaces.map((workspace) => join(copy, workspace))) {
    const { name } = await readPackage(folder);
    const link = join(copy, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(folder, link, 'junction');
  }
}

async function readPackage(folder: string): Promise<{ name: string; workspaces?: string[] }> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}
