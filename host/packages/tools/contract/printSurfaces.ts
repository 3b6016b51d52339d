import { readFileSync } from 'node:fs';
import { surfacesAfter } from './readSurface';

// Prints the contract as it would be after each list of changes on standard input. Jest cannot load the compiler, which
// is ES modules only, so the tests run this.
console.log(JSON.stringify(surfacesAfter(JSON.parse(readFileSync(0, 'utf8')))));
