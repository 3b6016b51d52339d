import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled } from '../start/ensureInstalled.mjs';
import { drawings, folder } from './drawings.mjs';

// Draws the README's diagrams from their text files: `npm run diagrams`.
await ensureInstalled();
for (const [name, drawing] of await drawings()) await writeFile(join(folder, name), drawing);
