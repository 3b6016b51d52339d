import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled } from '../start/ensureInstalled.mjs';
import { drawings, folder } from './drawings.mjs';

// Draws the diagrams of the README from their text: `npm run diagrams`.
await ensureInstalled();
for (const [name, drawing] of await drawings()) await writeFile(join(folder, name), drawing);
