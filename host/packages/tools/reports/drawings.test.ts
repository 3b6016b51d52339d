/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings, folder } from './drawings';

it('every drawing is up to date with its text (npm run diagrams)', async () => {
  for (const [name, drawing] of await drawings())
    expect(readFileSync(join(folder, name), 'utf8')).toBe(drawing);
});
