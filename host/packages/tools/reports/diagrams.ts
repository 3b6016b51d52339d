import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings, folder } from './drawings';

// Draws the README's diagrams from their text files: `npm run diagrams`.
for (const [name, drawing] of await drawings()) await writeFile(join(folder, name), drawing);
