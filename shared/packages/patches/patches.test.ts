/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exports as entries } from './package.json';

const register = readFileSync(join(__dirname, 'README.md'), 'utf8');
const titles = register.match(/^### .*$/gm) ?? [];
const files = ['browser', 'bundler', 'tests'].flatMap((folder) =>
  readdirSync(join(__dirname, folder)).filter((file) => !file.includes('.test.')),
);

it.each(files)('the register has an entry for %s', (file) => {
  expect(titles.filter((title) => title.includes(`\`${file}\``))).toHaveLength(1);
});

it('the register names no file that is gone', () => {
  const named = titles.flatMap((title) => title.match(/[\w]+\.\w+(?=`)/g) ?? []);

  expect(named.toSorted()).toEqual(files.toSorted());
});

it.each(titles)('%s says what, why, gain, upstream, test, and when it can go', (title) => {
  const [entry = ''] = register.slice(register.indexOf(title) + title.length).split(/^##/m);

  expect(entry.match(/^- \*\*.*?\*\*/gm)).toEqual([
    '- **What.**',
    '- **Why.**',
    '- **Gain.**',
    '- **Upstream.**',
    '- **Test.**',
    '- **It can go**',
  ]);
});

const named = [
  ...register.matchAll(/\*\*Test\.\*\* `([\w./]+)`: ((?:"[^"]+"(?: and )?)+)/g),
].flatMap(([, file = '', quoted = '']) =>
  [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => [title.replace(/\s+/g, ' '), file]),
);

it.each(named)('the test "%s" is in %s', (title, file) => {
  const folders = [__dirname, join(__dirname, '../../..')];
  const [path = ''] = folders.map((folder) => join(folder, file)).filter(existsSync);

  expect(readFileSync(path, 'utf8')).toContain(title);
});

it('the package exports each patch under the name of its file', () => {
  for (const [name, file] of Object.entries(entries))
    expect(`./${file.split('/')[1]}/${basename(file).split('.')[0]}`).toBe(name);
});
