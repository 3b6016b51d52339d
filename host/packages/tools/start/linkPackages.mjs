import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Links the workspaces of a copy of the repository by name, as an installation there would. @param {string} copy */
export async function linkPackages(copy) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = await packageIn(copy);
  for (const folder of workspaces.map((workspace) => join(copy, workspace))) {
    /** @type {{ name: string }} */
    const { name } = await packageIn(folder);
    const link = join(copy, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(folder, link, 'junction');
  }
}

/** @param {string} folder */
async function packageIn(folder) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}
