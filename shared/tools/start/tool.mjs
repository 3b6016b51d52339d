import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensureInstalled.mjs';
import { loadTypeScript } from './loadTypeScript.mjs';

// Runs a tool written in TypeScript, after installing what is missing: `node tool.mjs FILE OPTIONS...`.
const [file = '', ...options] = process.argv.slice(2);
const path = resolve(file);
await ensureInstalled();
await loadTypeScript();
process.argv = [process.execPath, path, ...options];
await import(pathToFileURL(path).href);
