import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, program, root } from './commands.mjs';

const folder = 'shared/tools/start';
const author = '-c user.name=Test -c user.email=test@example.org';

it('npm start in a new clone without a network says so in its last line', () => {
  const clone = cloneWithoutPackages();

  const lines = start(clone, {
    PORT: '0',
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_fetch_retries: '0',
    npm_config_cache: join(clone, 'cache'),
  });

  expect(lines[0]).toMatch(/^Installing dependencies/);
  expect(lines.at(-1)).toMatch(/npm's registry does not answer \(ECONN\w+\)\. Check the network/);
}, 60_000);

it('npm start names a free port when its own is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const lines = start(root, { PORT: String(port) });

  other.close();
  expect(lines).toEqual([
    expect.stringMatching(`^Port ${port} is in use by another program. .* PORT=\\d+ npm start`),
  ]);
});

it('the packages install whatever a person or a company has set for npm', () => {
  const clone = cloneWithoutPackages();
  const settings = 'install-links engine-strict strict-peer-deps=true install-strategy=linked';
  writeFileSync(join(clone, 'own.npmrc'), settings.replaceAll(' ', '\n'));
  const { command, args } = npm('ci', '--dry-run', '--no-audit', '--loglevel=error');

  const { stderr, status } = spawnSync(command, args, {
    cwd: clone,
    env: { ...process.env, npm_config_userconfig: join(clone, 'own.npmrc') },
    encoding: 'utf8',
  });

  expect([status, stderr]).toEqual([0, '']);
}, 60_000);

it('a change is built in a folder that the repository around it ignores', () => {
  const outer = mkdtempSync(join(tmpdir(), 'outer-'));
  const clone = join(outer, 'site');
  renameSync(cloneWithoutPackages(), clone);
  writeFileSync(join(outer, '.gitignore'), 'site/\n');
  for (const command of ['init -q', 'add .gitignore', `${author} commit -qm Ignored`])
    execFileSync('git', command.split(' '), { cwd: outer });
  const [wizard, results] = getBuilds(clone);

  appendFileSync(join(clone, 'remote-wizard/remote.json'), '\n');
  const [laterWizard, sameResults] = getBuilds(clone);
  appendFileSync(join(clone, 'shared/data/candidates.json'), '\n');
  const [, laterResults] = getBuilds(clone);

  expect(laterWizard).not.toBe(wizard);
  expect(sameResults).toBe(results);
  expect(laterResults).not.toBe(results);
});

/** The names under which the cache has the builds of the wizard and of the results. */
function getBuilds(clone: string): string[] {
  const apps = ['remote-wizard', 'remote-results'];
  const filters = apps.map((app) => `--filter=${app}`);
  const command = [program('turbo'), 'run', 'build', '--dry=json', ...filters];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const options = { cwd: clone, env, stdio: 'pipe' } as const;
  const { tasks } = JSON.parse(execFileSync(process.execPath, command, options).toString());
  const getHash = (app: string) =>
    tasks.find(({ taskId }: { taskId: string }) => taskId === `${app}#build`).hash;
  return apps.map(getHash);
}

/** Copies the files that a start needs before it installs: its own, the declared remotes, and every package.json. */
function cloneWithoutPackages() {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  const tracked = ['*package.json', 'package-lock.json', '.npmrc', folder, '*.mjs', '*.json'];
  const files = execFileSync('git', ['ls-files', '-z', ...tracked], { cwd: root }).toString();
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(clone, file));
  return clone;
}

/** The lines that npm start prints in a clone. */
function start(clone: string, own: Record<string, string>) {
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'start.mjs')], {
    cwd: clone,
    env: { ...process.env, ...own },
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim().split('\n');
}
