/** @jest-environment node */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remotes } from '@donate-impact/build/remotes';
import { surroundings } from '../bare/surroundings.mjs';
import { fits } from './checkNode.cjs';
import { causeOf } from './fail.mjs';
import { root } from './npm.mjs';

// A repository with the scripts of this one, but without packages from the registry: its bundler always fails, and its
// tsx is the one that is installed here.
let site: string;
const bundler = '@rsbuild/core';
const version = '1.0.0';
const packages = {
  bundler: { name: bundler, version, bin: { rsbuild: 'fail.cjs' } },
  tsx: { name: 'tsx', version, exports: { './esm/api': './api.mjs' } },
  'shared/packages/build': {
    name: '@donate-impact/build',
    version,
    exports: { './remotes': './remotes.mjs' },
  },
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'start-'));
  for (const needed of [
    'host/packages/tools/start',
    'shared/packages/build/freePort.mjs',
    'shared/packages/build/remotes.mjs',
    'shared/src/routes/declarations.json',
  ])
    cpSync(join(root, needed), join(site, needed), { recursive: true });
  for (const part of ['bundler', 'tsx', ...remotes.map(({ folder }) => folder)])
    mkdirSync(join(site, part));
  for (const [folder, manifest] of Object.entries(packages))
    write(`${folder}/package.json`, manifest);
  writeFileSync(join(site, 'bundler/fail.cjs'), "console.log('A word is wrong'); process.exit(1);");
  const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/esm/api/index.mjs'));
  writeFileSync(join(site, 'tsx/api.mjs'), `export { register } from '${tsx}';`);
  declare({});
});

afterEach(() => {
  rmSync(site, { recursive: true });
});

it.each(['abc', '70000', '-1'])('a start refuses %s as a port', async (port) => {
  const lines = await start({ PORT: port });

  expect(lines).toEqual([expect.stringContaining(`PORT=${port} is not a port`)]);
});

it('a start reports that its port is in use and names a free one, before it installs', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const lines = await start({ PORT: String(port) });

  other.close();
  expect(lines).toEqual([
    expect.stringMatching(`^Port ${port} is in use by another program. .* PORT=\\d+ npm start`),
  ]);
});

it('a start with an old Node says which version it needs', async () => {
  writeFileSync(
    join(site, 'old.cjs'),
    "Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } });",
  );

  const lines = await start({}, ['-r', './old.cjs']);

  expect(lines).toEqual([expect.stringMatching(/^This is Node 18\.20\.8, .* 20\.19 or later/)]);
});

it.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['26.1.0', true],
])('Node %s is supported: %s', (version, isSupported) => {
  expect(fits(version, '^20.19 || ^22.12 || >=24')).toBe(isSupported);
});

it('a start installs only when an installation is missing or was interrupted', async () => {
  const bare = await start();
  const whole = await start();
  rmSync(join(site, 'node_modules/.package-lock.json'));
  const cutOff = await start();
  rmSync(join(site, 'node_modules', bundler));
  const lacking = await start();

  const installs = [bare, whole, cutOff, lacking].map(([line]) => line?.startsWith('Installing'));
  expect(installs).toEqual([true, false, true, true]);
}, 120_000);

it('a start that cannot build names the part and points to the output', async () => {
  const lines = await start();

  expect(lines).toContain('A word is wrong');
  expect(lines.at(-1)).toMatch(/^The build of \S+ failed: see its output above/);
}, 60_000);

it('a start that cannot reach the registry says so in its last line', async () => {
  declare({ away: '1.0.0' });

  const lines = await start({
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_fetch_retries: '0',
    npm_config_cache: join(site, 'cache'),
  });

  expect(lines.at(-1)).toMatch(/^The installation failed: npm's registry does not answer \(ECONN/);
}, 60_000);

it.each([
  ['npm error code ENOSPC\nnpm error syscall write', 'the disk is full (ENOSPC)'],
  ['npm error code EACCES\nnpm error path /srv/site', '/srv/site is not writable (EACCES)'],
  ["Error: EROFS: read-only file system, mkdir '/srv/dist'", '/srv/dist is not writable'],
  ['npm error code ENOTFOUND', "npm's registry does not answer (ENOTFOUND)"],
])('explains the output %j', (output, line) => {
  expect(causeOf(output)).toContain(line);
});

it('does not blame the machine for an error in the code', () => {
  expect(causeOf('SyntaxError: Unexpected token')).toBeNull();
});

/** The lines that a start prints. */
function start(own: Record<string, string> = {}, preloaded: string[] = []) {
  const script = process.env.npm_execpath;
  const env = { ...surroundings(), ...(script && { npm_execpath: script }), PORT: '0', ...own };
  const args = [
    ...preloaded,
    '-r',
    './host/packages/tools/start/checkNode.cjs',
    'host/packages/tools/start/start.mjs',
  ];
  const child = spawn(process.execPath, args, { cwd: site, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise<string[]>((resolve) => {
    child.on('close', () => resolve(output.trim().split('\n')));
  });
}

/** Writes package.json and its lock file, with these packages from the registry. */
function declare(dependencies: Record<string, string>) {
  const own = { name: 'site', type: 'module', workspaces: Object.keys(packages), dependencies };
  const locked = Object.entries(dependencies).map(([name, version]) => [
    `node_modules/${name}`,
    { version, integrity: `sha512-${'A'.repeat(86)}==` },
  ]);
  const links = Object.entries(packages).map(([folder, { name }]) => [
    `node_modules/${name}`,
    { resolved: folder, link: true },
  ]);
  const all = {
    '': own,
    ...packages,
    ...Object.fromEntries(links),
    ...Object.fromEntries(locked),
  };
  write('package.json', { ...own, engines: { node: '>=20.19' } });
  write('package-lock.json', { lockfileVersion: 3, packages: all });
}

function write(file: string, content: object) {
  writeFileSync(join(site, file), JSON.stringify(content));
}
