import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program, root } from '../start/commands.mjs';
import { audited, folder } from './audited';

// Counts over all answers whom the ranking puts first, and writes what the page /audit shows: `npm run audit -w remote-marketing`.
const files = Object.entries(audited()).map(([name, content]) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
});
execFileSync(
  process.execPath,
  [program('@biomejs/biome', 'biome'), 'format', '--write', ...files],
  {
    cwd: root,
    stdio: 'ignore',
  },
);
