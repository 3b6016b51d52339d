import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fontUrl } from './fontFace';

it('names the typeface after its content, and keeps it below 26 kB', () => {
  const file = readFileSync(join(__dirname, 'font', basename(fontUrl)));

  expect(fontUrl).toContain(createHash('sha256').update(file).digest('hex').slice(0, 10));
  expect(file.length).toBeLessThan(26_000);
});
