import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Owned {
  owner: string;
  folder: string;
}

/** Writes who owns a part and where its sources are, for visitors who ask and may know: `pages/owner.txt`. */
export async function writeOwner({ owner, folder }: Owned, dist: string) {
  await writeFile(join(dist, 'pages/owner.txt'), `owner ${owner}, source ${folder}/\n`);
}
