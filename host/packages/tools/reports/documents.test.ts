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

it('the containers know every variable of the gateway’s manual and of its configuration', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const gateway = 'host/packages/gateway';
  const compose = read('docker-compose.yml');
  const image = read(`${gateway}/images/Dockerfile`);
  const documented = read(`${gateway}/README.md`).matchAll(/^\| `([A-Z_]+)`/gm);
  const configured = read(`${gateway}/nginx/gateway.conf.template`).matchAll(/\$\{([A-Z_]+)\}/g);

  expect([...documented].filter(([, name]) => !compose.includes(`\${${name}:-`))).toEqual([]);
  expect([...configured].filter(([, name]) => !image.includes(` ${name}=`))).toEqual([]);
});
