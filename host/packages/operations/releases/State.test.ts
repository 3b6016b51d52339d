/** @jest-environment node */
import { parseState } from './State';

const change = {
  part: 'wizard',
  at: '2026-11-22T09:30:00.000Z',
  by: 'kim@ops',
  why: 'says "stop"',
  releases: '* 0123456789abcdef0123456789abcdef;',
};
const release = {
  part: 'wizard',
  id: '0123456789abcdef0123456789abcdef',
  deployed: 1_795_345_800,
  commit: 'abc',
  contractVersion: '1.1',
  paths: '/demo',
  signature: '',
};

it('reads changes and releases', () => {
  const output = ['', JSON.stringify(change), 'releases', JSON.stringify(release), ''].join('\n');

  expect(parseState(output)).toEqual({ changes: [change], releases: [release] });
});

it('ignores a change that is not whole', () => {
  const line = JSON.stringify(change);

  const { changes, releases } = parseState(`${line}\n${line.slice(0, 60)}\nreleases\n`);

  expect(changes).toEqual([change]);
  expect(releases).toEqual([]);
});
