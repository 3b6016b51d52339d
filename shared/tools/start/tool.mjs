import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';

// Runs a tool written in TypeScript, after installing what is missing: `node tool.mjs FILE OPTIONS...`.
const [file = '', ...options] = process.argv.slice(2);
const path = realpathSync(file);
await prepare();
process.argv = [process.execPath, path, ...options];
await import(pathToFileURL(path).href);
