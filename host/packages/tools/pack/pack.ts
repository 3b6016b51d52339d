import { join, relative } from 'node:path';
import { root } from '../start/npm.mjs';
import { packAll } from './packAll';

// npm run pack
for (const { name, file, files } of await packAll(join(root, '.cache/packages')))
  console.log(`${name}: ${relative(root, file)}, ${files.length} files`);
