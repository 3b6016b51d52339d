import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@donate-impact/build/freePort';
import { run } from '../start/run.mjs';
import { countTests } from '../test/countTests';
import { askSite } from './askSite.mjs';
import { copyCheckout } from './copyCheckout.mjs';
import { getNode, type Node } from './getNode';
import { startSite } from './startSite.mjs';
import { surroundings } from './surroundings.mjs';

// Starts, builds and tests a bare copy with every supported Node, each with an npm of its time:
// `npm run nodes`, or `npm run nodes -- 20.19 26` for some of them.
const versions = [
  ['20.19', '10.8'],
  ['22', '10.9'],
  ['24', '11'],
  ['26', 'latest'],
];
const asked = process.argv.slice(2);
const wanted = versions.filter(([name = '']) => !asked.length || asked.includes(name));
const rows = [];
for (const [nodeRange = '', npmRange = ''] of wanted) rows.push(await tryNode(nodeRange, npmRange));
console.log('\n| Node | npm | installed | built and answering | unit tests |');
console.log('| --- | --- | ---: | ---: | --- |');
for (const { cells } of rows) console.log(`| ${cells.join(' | ')} |`);
const failed = rows.filter(({ isGreen }) => !isGreen).length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && rows.length > 0 ? 0 : 1;

async function tryNode(nodeRange: string, npmRange: string) {
  const cells = [nodeRange, npmRange];
  const folder = await copyCheckout();
  try {
    const node = await getNode(nodeRange, npmRange);
    const env = surroundings(node.program);
    const ask = { cwd: folder, env };
    const version = await run({ command: node.program, args: ['-v'], shell: false }, ask);
    const npmVersion = await run(node.npm('-v'), ask);
    cells.splice(0, 2, version.output.trim(), npmVersion.output.trim().split('\n').at(-1) ?? '');
    console.log(`\n── Node ${cells[0]}, npm ${cells[1]}`);
    cells.push(...(await start(folder, node)));
    const report = join(folder, '.cache/unit.json');
    const options = ['--silent', '--json', `--outputFile=${report}`];
    const unit = await run(node.npm('run', '--silent', 'unit', '--', ...options), ask);
    const { passed, failed } = countTests(report);
    cells.push(`${passed} passed, ${failed} failed`);
    if (!unit.isGreen) console.error(unit.output);
    return { cells, isGreen: unit.isGreen && passed > 0 };
  } catch (error) {
    console.error(error);
    cells.push('FAILED');
    return { cells, isGreen: false };
  } finally {
    console.log(cells.join(', '));
    await rm(folder, { recursive: true, force: true });
  }
}

async function start(folder: string, node: Node) {
  const began = Date.now();
  const site = startSite(folder, { PORT: String(await freePort()) }, { node });
  try {
    await site.until(/Building/);
    const installed = Date.now();
    await askSite(await site.until(/http:\/\/localhost:\d+/));
    return [installed - began, Date.now() - installed].map((ms) => `${Math.round(ms / 1000)} s`);
  } catch (error) {
    console.error(site.output());
    throw error;
  } finally {
    await site.end('SIGINT');
  }
}
