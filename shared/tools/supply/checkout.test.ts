/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { root } from '../start/commands.mjs';

it('every text file has the same line ends in every checkout, on Windows too', () => {
  const files = execFileSync('git', ['ls-files', '--eol'], { cwd: root, encoding: 'utf8' });

  const others = files.split('\n').filter((file) => file && !isFixed(file));

  expect(others).toEqual([]);
});

function isFixed(file: string) {
  return /^i\/(lf|none)\s.*\sattr\/text=auto eol=lf\s|^i\/-text\s.*\sattr\/-text\s/.test(file);
}
