/** @jest-environment node */
import { parts, routeTable } from '../routes';
import { slotsOf } from './slotsOf';

it('finds what fills the slot of a page', () => {
  expect(slotsOf({ remote: 'wizard', page: 'Wizard' })).toEqual([
    { slot: 'leading-matches', remote: 'results', page: 'LeadingMatches' },
  ]);
});

it('finds nothing for a page without slots', () => {
  expect(slotsOf({ remote: 'results', page: 'Results' })).toEqual([]);
});

it('finds every slot that a remote fills on one page', () => {
  const filled = Object.values(parts).flatMap(({ fills }) => Object.keys(fills ?? {}));

  expect(routeTable.flatMap(slotsOf).map(({ slot }) => slot)).toEqual(filled);
});
