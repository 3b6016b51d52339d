/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../start/npm.mjs';
import { trackedFiles } from '../start/trackedFiles.mjs';

it.each(trackedFiles('*.md'))('every link in %s leads to a file', (document) => {
  const text = readFileSync(join(root, document), 'utf8').replace(/``.*?``|`[^`\n]*`/g, '');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link);

  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
});

it('the README has at most 150 lines', () => {
  const lines = readFileSync(join(root, 'README.md'), 'utf8').trimEnd().split('\n');

  expect(lines.length).toBeLessThanOrEqual(150);
});
