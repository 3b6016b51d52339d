import { writeFileSync } from 'node:fs';
import { buildAll } from '../start/buildAll';
import { document, licensesTable } from './licensesTable';

// Builds the four parts and writes the table of the packages that reach a visitor.
await buildAll();
writeFileSync(document, licensesTable());
