/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const day = 86_400_000;

it('a release carries over the hashed files of the previous one', () => {
  const release = build({ 'a.1.js': 'new' }, { 'a.0.js': 'old', 'b.0.js': 'kept' });

  expect(readdirSync(join(release, 'static')).sort()).toEqual(['a.0.js', 'a.1.js', 'b.0.js']);
});

it('a release keeps its own file when both have one with the same name', () => {
  const release = build({ 'a.1.js': 'new' }, { 'a.1.js': 'old' });

  expect(readFileSync(join(release, 'static/a.1.js'), 'utf8')).toBe('new');
});

it('a file is kept for 30 days from its replacement, not from its build', () => {
  const before = { 'live.0.js': 90, 'replaced.0.js': 29, 'gone.0.js': 31 };
  const release = build({ 'a.1.js': 'new' }, texts(before), { ages: before, own: ['live.0.js'] });

  const files = readdirSync(join(release, 'static')).sort();
  expect(files).toEqual(['a.1.js', 'live.0.js', 'replaced.0.js']);
  expect(ageOf(release, 'live.0.js')).toBeLessThan(1);
  expect(Math.round(ageOf(release, 'replaced.0.js'))).toBe(29);
});

it('a release carries over files from the running release and from one that was rolled back', () => {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  write(join(root, 'dist'), { 'a.3.js': 'new' });
  write(join(root, 'running'), { 'a.1.js': 'running' });
  write(join(root, 'left'), { 'a.1.js': 'running', 'a.2.js': 'left' });

  carry(root, 'running', 'left', 'none');

  expect(readdirSync(join(root, 'dist/static')).sort()).toEqual(['a.1.js', 'a.2.js', 'a.3.js']);
});

it('the first release carries nothing over', () => {
  const release = build({ 'a.1.js': 'new' }, null);

  expect(readdirSync(join(release, 'static'))).toEqual(['a.1.js']);
  expect(readFileSync(join(release, 'release-files.txt'), 'utf8')).toBe('a.1.js\n');
});

interface Before {
  /** In days. */
  ages?: Record<string, number>;
  /** The previous release's own files, as opposed to those it carried over; all files by default. */
  own?: string[];
}

/** The folder of a release that was built on another. */
function build(
  files: Record<string, string>,
  earlier: Record<string, string> | null,
  { ages = {}, own = Object.keys(earlier ?? {}) }: Before = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  write(join(root, 'dist'), files);
  if (earlier) {
    write(join(root, 'before'), earlier);
    writeFileSync(join(root, 'before/release-files.txt'), own.join('\n'));
    for (const [file, days] of Object.entries(ages)) {
      const time = new Date(Date.now() - days * day);
      utimesSync(join(root, 'before/static', file), time, time);
    }
  }
  carry(root, 'before');
  return join(root, 'dist');
}

function carry(root: string, ...releases: string[]) {
  const folders = ['dist', ...releases].map((name) => join(root, name));
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'carryFiles.ts'), ...folders]);
}

function write(folder: string, files: Record<string, string>) {
  mkdirSync(join(folder, 'static'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'static', name), text);
}

function texts(names: Record<string, unknown>) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, name]));
}

function ageOf(release: string, file: string) {
  return (Date.now() - statSync(join(release, 'static', file)).mtimeMs) / day;
}
