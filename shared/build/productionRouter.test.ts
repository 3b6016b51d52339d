/** @jest-environment node */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import manifest from 'react-router/package.json';
import { productionRouter } from './productionRouter';

const routerFolder = dirname(require.resolve('react-router/package.json'));
const { NODE_ENV } = process.env;

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

it('names files of the router’s production build', () => {
  process.env.NODE_ENV = 'production';

  const files = Object.values(productionRouter(routerFolder));

  expect(files).toHaveLength(2);
  for (const file of files) expect([file, existsSync(file)]).toEqual([file, true]);
});

it('is needed: the router’s exports name no production build', () => {
  expect(JSON.stringify(manifest.exports)).not.toContain('production');
});
