import { writeFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../start/buildAll';
import { root } from '../start/commands.mjs';
import { measureGateway } from './measureGateway';
import { measurePages } from './measurePages';

// Compares the site with one bundle and with static pages, and the gateway with a server of files: npm run bench, or
// npm run bench -- --runs 3. npm run bench -- gateway prints the gateway's rates and writes nothing.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '9' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!(runs > 0) || positionals.some((name) => name !== 'gateway'))
  throw new Error('Usage: npm run bench -- [gateway] [--runs 9]');
buildAll();

if (positionals.length > 0) {
  console.log(await measureGateway(runs));
} else {
  const text = `# Performance

Written by \`npm run bench -- --runs ${runs}\` on ${machine()}. What is compared runs in turn on this one machine; each figure is the site's median of ${runs} runs divided by the other's. Below 1, the site is better, except in “requests a second”.

${await measurePages(runs)}

${await measureGateway(runs)}
`;
  console.log(text);
  await writeFile(join(root, 'shared/docs/performance.md'), text);
}
process.exit(0);

function machine() {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory}, ${type()} ${release()}, Node ${process.version}`;
}
