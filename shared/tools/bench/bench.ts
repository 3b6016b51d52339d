import { writeFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../start/buildAll';
import { root } from '../start/commands.mjs';
import { measureGateway } from './measureGateway';
import { measurePages } from './measurePages';

// Compares the site with one bundle and with static pages, and the gateway with a server of files: npm run bench, or
// npm run bench -- --runs 1.
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!(runs > 0)) throw new Error('Usage: npm run bench -- [--runs 5]');
buildAll();
const text = `# Performance

Written by \`npm run bench -- --runs ${runs}\` on ${machine()}. What is compared runs in turn on this one machine; a figure is the site's median of ${runs} runs divided by the other's unless the text says otherwise. Below 1, the site is better, except in “requests a second”; what misses its goal is bold.

${await measurePages(runs)}

${await measureGateway(runs)}
`;
console.log(text);
await writeFile(join(root, 'shared/docs/performance.md'), text);
process.exit(0);

function machine() {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory}, ${type()} ${release()}, Node ${process.version}`;
}
