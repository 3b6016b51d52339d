/** @jest-environment node */
import { describePayees } from './CardActions';

it.each([
  [['Leo Ruiz', 'Ada Chen', 'Dana Lee'], false, 'Pays Leo Ruiz, Ada Chen and Dana Lee, $16 each'],
  [['Leo Ruiz', 'Ada Chen'], false, 'Pays Leo Ruiz and Ada Chen, $25 each'],
  [['Leo Ruiz'], false, 'Pays Leo Ruiz alone'],
  [['Leo Ruiz'], true, 'Pays Leo Ruiz alone, by your own strategy'],
])('names whom Donate pays: %j, by the visitor’s own strategy %s', (names, isOwn, sentence) => {
  expect(describePayees(names, isOwn)).toBe(sentence);
});
