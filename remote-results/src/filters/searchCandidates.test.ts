import { rankCandidates } from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { type ListFilters, noFilters } from './ListFilters';
import { searchCandidates } from './searchCandidates';

const ranked = rankCandidates(
  [
    aCandidate({ id: 'ruiz', name: 'Elvira Ruiz', competitiveness: 'tossup' }),
    aCandidate({ id: 'vasko', name: 'Petra Vaško', district: 'Hollin Ridge', issues: ['labor'] }),
    aCandidate({ id: 'sorensen', name: 'Freya Sørensen', district: 'Isle of Carrow' }),
  ],
  { issues: [], impact: null },
);

it.each<[Partial<ListFilters>, string[]]>([
  [{}, ['ruiz', 'vasko', 'sorensen']],
  [{ text: '   ' }, ['ruiz', 'vasko', 'sorensen']],
  [{ text: 'RUIZ' }, ['ruiz']],
  [{ text: 'vasko' }, ['vasko']],
  [{ text: 'VAŠKO' }, ['vasko']],
  [{ text: 'Vas\u030cko' }, ['vasko']],
  [{ text: 'sorensen carrow' }, ['sorensen']],
  [{ text: 'ridge petra' }, ['vasko']],
  [{ text: 'carrow petra' }, []],
  [{ text: '.*' }, []],
  [{ competitiveness: 'lean' }, ['vasko', 'sorensen']],
  [{ competitiveness: 'safe' }, []],
  [{ issue: 'labor' }, ['vasko']],
  [{ text: 'e', competitiveness: 'lean', issue: 'climate' }, ['sorensen']],
])('finds with %j: %j', (search, ids) => {
  expect(
    searchCandidates(ranked, { ...noFilters, ...search }).map(({ candidate }) => candidate.id),
  ).toEqual(ids);
});

it.each([
  ['Łukasz', 'lukasz'],
  ['Đorđe', 'dorde'],
  ['Groß', 'gross'],
  ['Bjærke', 'bjaerke'],
  ['Lœwe', 'loewe'],
  ['Işık', 'isik'],
  ['Łukasz', 'ŁUKASZ'],
])('finds %s by %s', (name, text) => {
  const named = rankCandidates([aCandidate({ name })], { issues: [], impact: null });

  expect(searchCandidates(named, { ...noFilters, text })).toEqual(named);
});

it('does not match a word across the name and the district', () => {
  expect(searchCandidates(ranked, { ...noFilters, text: 'ruizalder' })).toEqual([]);
});

it('keeps the ranks of the whole list', () => {
  const [found] = searchCandidates(ranked, { ...noFilters, text: 'sorensen' });

  expect(found).toEqual(ranked[2]);
  expect([found?.rank, found?.tied]).toEqual([2, true]);
});
