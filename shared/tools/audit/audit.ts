import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from '../start/commands.mjs';
import { audited, folder } from './audited';

// Counts over all answers whom the ranking puts first, and writes what the page /audit shows: `npm run audit -w remote-marketing`.
for (const [name, content] of Object.entries(audited()))
  writeFileSync(join(folder, name), format(name, JSON.stringify(content)));
