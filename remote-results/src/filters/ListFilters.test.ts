import { isNarrowed, noFilters, readFilters } from './ListFilters';

it('reads back the stored filters', () => {
  const filters = { text: 'ruiz', competitiveness: 'lean', issue: 'climate' };

  expect(readFilters(filters)).toEqual(filters);
});

it.each([undefined, null, 'tossup', 7, [], { text: 7, competitiveness: 'toString', issue: {} }])(
  'drops what does not fit: %j',
  (stored) => {
    expect(readFilters(stored)).toEqual(noFilters);
  },
);

it('treats blanks as no search', () => {
  expect(isNarrowed({ ...noFilters, text: '  ' })).toBe(false);
  expect(isNarrowed({ ...noFilters, text: 'a' })).toBe(true);
});
