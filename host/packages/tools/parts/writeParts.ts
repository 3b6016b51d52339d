import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportFile, reportOf } from '../contract/report';
import { root } from '../start/npm.mjs';
import { declaredRemotes } from './declaredRemotes';
import { format } from './format';
import { generatedFiles, note } from './generated';

/** Writes the files that follow from the remotes' declarations, and the contract, which has their pages. Gives their paths. */
export async function writeParts(): Promise<string[]> {
  const files = Object.entries(generatedFiles(declaredRemotes()));
  await removeWorkflows();
  for (const [file, text] of files) await writeFile(join(root, file), text);
  const paths = files.map(([file]) => file);
  await format(...paths);
  await writeFile(join(root, reportFile), reportOf());
  return [...paths, reportFile];
}

/** A remote that is gone leaves no workflow behind. Those that a team wrote stay. */
async function removeWorkflows() {
  const folder = join(root, '.github/workflows');
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if ((await readFile(file, 'utf8')).startsWith(`# ${note}`)) await rm(file);
  }
}
