/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/commands.mjs';

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
