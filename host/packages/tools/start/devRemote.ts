import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { developInSite } from '@donate-impact/build/developInSite';
import { refusalOfSite } from '@donate-impact/build/refusalOfSite';
import { type RemoteName, remotes } from '@donate-impact/build/remotes';
import { fail } from './fail.mjs';
import { program, root } from './npm.mjs';

// npm run dev -w remote-wizard: alone, with the options of rsbuild; -- --site URL: inside a deployed site.
const [folder = '', ...options] = process.argv.slice(2);
const { values } = parseArgs({
  args: options,
  options: { site: { type: 'string' } },
  strict: false,
});
const remote = remotes.find((each) => each.folder === folder);
if (!remote) fail(`There is no remote ${folder}.`);
if ('site' in values) await inSite(remote.name, String(values.site));
else alone();

async function inSite(name: RemoteName, address: string) {
  const refusal = await refusalOfSite(name, address);
  if (refusal) fail(refusal);
  const site = new URL(address).origin;
  const local = await developInSite({ name, root: join(root, folder), site });
  console.log(`${local} is ${site} with ${folder} from these sources. Ctrl-C ends it.`);
}

function alone() {
  const command = [
    program('@rsbuild/core', 'rsbuild'),
    'dev',
    '--environment',
    'alone',
    ...options,
  ];
  const server = spawn(process.execPath, command, { cwd: join(root, folder), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}
