import { fail } from '../start/fail.mjs';
import { writeParts } from './writeParts';

try {
  console.log(`Written:\n${(await writeParts()).join('\n')}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
