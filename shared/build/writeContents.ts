import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { licensesOf } from './licensesOf';
import { packagesIn } from './packagesIn';
import { sbomOf } from './sbomOf';

/** Writes what a build's scripts consist of: `sbom.json`, and for visitors `licenses.txt`. */
export async function writeContents(root: string, dist: string, stats: Stats) {
  const packages = packagesIn(webOf(stats));
  await writeFile(join(dist, 'sbom.json'), `${JSON.stringify(sbomOf(root, packages), null, 2)}\n`);
  await writeFile(join(dist, 'licenses.txt'), licensesOf(packages));
}

type Stats = Rspack.Stats | Rspack.MultiStats | undefined;

/** The compilation of what visitors get. */
function webOf(stats: Stats) {
  const all = stats && 'stats' in stats ? stats.stats : [stats];
  const web = all.find((each) => each?.compilation.name === 'web');
  if (!web) throw new Error('This build has no environment "web"');
  return web.compilation;
}
