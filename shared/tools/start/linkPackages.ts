import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Links the packages in the folders of a copy of the repository by name, as an installation there would. */
export async function linkPackages(copy: string) {
  const { workspaces = [], dependencies = {} } = await readPackage(copy);
  const linked = Object.values(dependencies)
    .filter((version) => version.startsWith('file:'))
    .map((version) => version.replace('file:', ''));
  for (const folder of [...workspaces, ...linked].map((each) => join(copy, each))) {
    const { name } = await readPackage(folder);
    const link = join(copy, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(folder, link, 'junction');
  }
}

interface Package {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

async function readPackage(folder: string): Promise<Package> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}
