import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reservedNames } from '@donate-impact/releases/declaration';
import { declarations } from '@donate-impact/shared/routes';
import { root } from './start/commands.mjs';

it('every text file has the same line ends in every checkout, on Windows too', () => {
  expect(listFiles('--eol').filter((file) => !isFixed(file))).toEqual([]);
});

function isFixed(file: string) {
  return /^i\/(lf|none)\s.*\sattr\/text=auto eol=lf\s|^i\/-text\s.*\sattr\/-text\s/.test(file);
}

it('no installation runs a script of a package, in images either', () => {
  const dockerfile = readFileSync(join(root, 'host/gateway/images/Dockerfile'), 'utf8');

  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(dockerfile.slice(0, dockerfile.indexOf('RUN npm ci'))).toMatch(/^COPY .*\.npmrc /m);
});

it('npm start and the images install nothing that only tests need', () => {
  const { packages } = readJson('package-lock.json');
  const started = Object.keys(packages).filter(
    (folder) => !packages[folder].dev && !packages[folder].link,
  );

  expect(started).toContain('node_modules/fastify');
  expect(
    started.filter((folder) => /playwright|axe-core|fast-check|testing|jest/.test(folder)),
  ).toEqual([]);
});

it('every script runs after npm start, which installs no program that only tests and checks need', () => {
  const scripts = listFiles('*package.json').flatMap((file) =>
    Object.entries<string>(readJson(file).scripts ?? {}),
  );
  const others = scripts.filter(([, script]) => !/^(?:node|npm|npx|rsbuild|operate) /.test(script));

  expect(scripts.length).toBeGreaterThan(50);
  expect(others).toEqual([]);
});

it('no remote can have the name of a service or a volume of the site', () => {
  const names = ['docker-compose.yml', 'host/gateway/metrics/compose.yml'].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const parts = [...text.matchAll(/^(?:services|volumes):\n((?: .*\n|\n|#.*\n)+)/gm)];
    return parts.flatMap(([, part = '']) => [...part.matchAll(/^ {2}([a-z]+):/gm)]);
  });
  const others = names.map(([, name = '']) => name).filter((name) => !(name in declarations));

  expect(others).toContain('front');
  expect(others.filter((name) => !reservedNames.includes(name))).toEqual([]);
});

it('every requirement of the specification has a test that exists', () => {
  const table = readFileSync(join(root, 'shared/docs/specification.md'), 'utf8');
  const rows = table.split('\n').filter((line) => /^\| \d/.test(line));

  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !isTested(row))).toEqual([]);
});

function listFiles(...options: string[]) {
  const files = execFileSync('git', ['ls-files', ...options], { cwd: root, encoding: 'utf8' });
  return files.split('\n').filter(Boolean);
}

function readJson(file: string) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

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
