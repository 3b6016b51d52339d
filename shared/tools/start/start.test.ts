/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './commands.mjs';

const folder = 'shared/tools/start';

it('npm start in a new clone without a network says so in its last line', () => {
  const clone = cloneWithoutPackages();

  const lines = runIn(clone, ['start.mjs'], {
    PORT: '0',
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_fetch_retries: '0',
    npm_config_cache: join(clone, 'cache'),
  });

  rmSync(clone, { recursive: true });
  expect(lines[0]).toMatch(/^Installing dependencies/);
  expect(lines.at(-1)).toMatch(/npm's registry does not answer \(ECONN\w+\)\. Check the network/);
}, 60_000);

it('npm start names a free port when its own is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const lines = runIn(root, ['start.mjs'], { PORT: String(port) });

  other.close();
  expect(lines).toEqual([
    expect.stringMatching(`^Port ${port} is in use by another program. .* PORT=\\d+ npm start`),
  ]);
});

/** Copies the files that a start needs before it installs: its own, the declared remotes, and every package.json. */
function cloneWithoutPackages() {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  const tracked = ['*package.json', 'package-lock.json', '.npmrc', folder, '*.mjs', '*.json'];
  const files = execFileSync('git', ['ls-files', '-z', ...tracked], { cwd: root }).toString();
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(clone, file));
  return clone;
}

/** The lines that a command of a clone prints. */
function runIn(clone: string, [script = '', ...words]: string[], own: Record<string, string>) {
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, script), ...words], {
    cwd: clone,
    env: { ...process.env, ...own },
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim().split('\n');
}
