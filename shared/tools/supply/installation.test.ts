/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/commands.mjs';

it('no installation runs a script of a package, in images either', () => {
  const dockerfile = readFileSync(join(root, 'host/gateway/images/Dockerfile'), 'utf8');

  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(dockerfile.slice(0, dockerfile.indexOf('RUN npm ci'))).toMatch(/^COPY .*\.npmrc /m);
});
