/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './start/commands.mjs';

it('every text file has the same line ends in every checkout, on Windows too', () => {
  const files = execFileSync('git', ['ls-files', '--eol'], { cwd: root, encoding: 'utf8' });

  const others = files.split('\n').filter((file) => file && !isFixed(file));

  expect(others).toEqual([]);
});

function isFixed(file: string) {
  return /^i\/(lf|none)\s.*\sattr\/text=auto eol=lf\s|^i\/-text\s.*\sattr\/-text\s/.test(file);
}

it('no installation runs a script of a package, in images either', () => {
  const dockerfile = readFileSync(join(root, 'host/gateway/images/Dockerfile'), 'utf8');

  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(dockerfile.slice(0, dockerfile.indexOf('RUN npm ci'))).toMatch(/^COPY .*\.npmrc /m);
});

it('every requirement of the specification has a test that exists', () => {
  const table = readFileSync(join(root, 'shared/docs/specification.md'), 'utf8');
  const rows = table.split('\n').filter((line) => /^\| \d/.test(line));

  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !isTested(row))).toEqual([]);
});

function isTested(row: string) {
  const [, file = '', title = ''] = /`([^`]+)` (.+) \|$/.exec(row) ?? [];
  const path = join(root, file);
  return existsSync(path) && listTitles(readFileSync(path, 'utf8')).includes(title);
}

/** The titles of tests, which are the strings that a function follows. */
function listTitles(text: string) {
  const titles = text.matchAll(/(['"`])((?:(?!\1).)+)\1,\s*(?:async )?\(/g);
  return [...titles].map(([, , title]) => title);
}
