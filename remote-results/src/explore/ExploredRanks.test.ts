import { describeMove } from './ExploredRanks';

it.each([
  [5, 2, '▲3'],
  [1, 2, '▼1'],
  [4, 4, ''],
])('describes a move from rank %d to rank %d as “%s”', (from, to, text) => {
  expect(describeMove(from, to)).toBe(text);
});
