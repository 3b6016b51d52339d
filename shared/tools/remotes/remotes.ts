import { fail } from '../start/commands.mjs';
import { outdatedFiles, writeGenerated } from './writeGenerated';

// npm run remotes; with --check, it says what is outdated and writes nothing.
try {
  if (process.argv.includes('--check')) check();
  else for (const file of writeGenerated()) console.log(`Written: ${file}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function check() {
  const files = outdatedFiles().map(({ file }) => file);
  if (files.length > 0) fail(`Outdated: ${files.join(', ')}. Write them with npm run remotes.`);
}
