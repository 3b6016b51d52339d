/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/npm.mjs';
import { beds } from './plants/beds';

const plants = beds.flatMap((bed) => bed.plants);

it.each(plants)('the fault "$name" can be planted', ({ file, from }) => {
  const pieces = readFileSync(join(root, file), 'utf8').split(from);

  expect(pieces).toHaveLength(2);
});

it('every planted fault names a test file that exists', () => {
  const files = plants.flatMap(({ caughtBy }) => ('file' in caughtBy ? [caughtBy.file] : []));

  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
