import { countSentence, enlarge } from './DonationScale';

it.each([
  [1_400_000, 50, [1_400_000, 14_000, 140]],
  [27_000_000, 50, [27_000_000, 270_000, 2_700]],
  [5_000, 50, [5_000]],
  [20, 50, [20]],
])('enlarges a gap of %s a hundredfold until %s are visible', (gap, donation, bars) => {
  expect(enlarge(gap, donation)).toEqual(bars);
});

it.each([
  [1_400_000, 50, 'It would take about 28,000 donations like yours to close the gap.'],
  [1_234_567, 50, 'It would take about 25,000 donations like yours to close the gap.'],
  [160, 50, 'It would take about 3 donations like yours to close the gap.'],
  [50, 50, 'Your donation alone would close the gap.'],
])('says in round figures how many donations close a gap of %s', (gap, donation, sentence) => {
  expect(countSentence(gap, donation)).toBe(sentence);
});
