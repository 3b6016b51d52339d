import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommit } from './readCommit';

const root = mkdtempSync(join(tmpdir(), 'checkout-'));
const git = (...command: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...command], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

it('names the commit of a checkout, says when its files are others, and takes no commit from around it', () => {
  const app = join(root, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'page'), 'one');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'One');
  const commit = git('rev-parse', '--short=12', 'HEAD');

  for (const folder of [root, app]) expect(readCommit(folder)).toBe(commit);
  writeFileSync(join(app, 'page'), 'two');
  expect(readCommit(app)).toBe(`${commit}-changed`);
  const copy = join(root, 'copy');
  cpSync(app, copy, { recursive: true });
  expect(readCommit(copy)).toBe('unknown');
});
