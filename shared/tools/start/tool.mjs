import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';

// Installs what is missing, and then runs a tool that is written in TypeScript, if one is named:
// `node tool.mjs FILE OPTIONS...`.
const [file, ...options] = process.argv.slice(2);
await prepare();
if (file) {
  const path = realpathSync(file);
  process.argv = [process.execPath, path, ...options];
  await import(pathToFileURL(path).href);
}
