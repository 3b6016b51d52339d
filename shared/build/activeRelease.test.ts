/** @jest-environment node */
import { type Change, parseChanges } from './activeRelease';

const [id, other] = ['0'.repeat(32), 'f'.repeat(32)];
const change: Change = { app: 'wizard', at: '', by: 'kim', why: 'tried', releases: `* ${id};` };

it.each([
  null,
  'wizard',
  [],
  { ...change, app: undefined },
  { ...change, app: '../wizard' },
  { ...change, why: 1 },
  { ...change, key: 'short' },
  { ...change, deployed: '../wizard' },
  { ...change, releases: undefined },
  { ...change, releases: `0% ${other}; * ${id};` },
  { ...change, releases: `100% ${other}; * ${id};` },
  { ...change, releases: `* ${id}; }` },
  { ...change, releases: `* ${id.slice(1)};` },
])('passes over %j, which is not a change', (wrong) => {
  expect(parseChanges(JSON.stringify([change, wrong]))).toEqual([change]);
});

it.each(['', '{', '{"app":"wizard"}'])('finds no change in the text %j', (text) => {
  expect(parseChanges(text)).toEqual([]);
});
