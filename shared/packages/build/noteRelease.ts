import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the contract in a repository: as it is, and as the shell's last release had it. */
export function contractFiles(repository: string) {
  const folder = join(repository, 'shared/src/contract');
  return { folder, surface: join(folder, 'surface.json'), released: join(folder, 'released.json') };
}

/**
 * Notes that a shell with the contract as it is has been released: changes are compared with it from now on. Returns whether
 * the last release had another one.
 */
export function noteRelease(repository: string): boolean {
  const { surface, released } = contractFiles(repository);
  const text = readFileSync(surface, 'utf8');
  if (readFileSync(released, 'utf8') === text) return false;
  writeFileSync(released, text);
  return true;
}
