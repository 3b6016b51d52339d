/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partNames, remotes } from '@donate-impact/build/remotes';
import { drawings, folder } from './drawings';

it('every drawing is up to date with its text (npm run diagrams)', async () => {
  for (const [name, drawing] of await drawings())
    expect(readFileSync(join(folder, name), 'utf8')).toBe(drawing);
});

it('the diagram of the parts shows every remote', () => {
  const text = readFileSync(join(folder, 'parts.dot'), 'utf8');

  for (const { folder: remote } of remotes) expect(text).toContain(`label="${remote}\\n`);
});

it('the diagram of the releases shows every part', () => {
  const text = readFileSync(join(folder, 'releases.dot'), 'utf8');

  expect(text.split(`label="${partNames.join(', ')}\\n`)).toHaveLength(3);
});
