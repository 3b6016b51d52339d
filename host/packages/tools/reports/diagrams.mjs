import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings, folder } from './drawings.mjs';

// Draws the diagrams of the README from their text: `npm run diagrams`.
for (const [name, drawing] of await drawings()) await writeFile(join(folder, name), drawing);
