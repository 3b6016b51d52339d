import { impactOptions } from './impactOptions';
import { issueOptions } from './issueOptions';
import { strategyOptions } from './strategyOptions';

const named = (options: readonly { id: string; label: string }[]) =>
  options.map(({ id, label }) => [id, label]);

it('asks for six issues', () => {
  expect(named(issueOptions)).toEqual([
    ['climate', 'Climate & Environment'],
    ['healthcare', 'Healthcare'],
    ['immigration', 'Immigration'],
    ['economy', 'Economy'],
    ['crime', 'Crime & Safety'],
    ['education', 'Education'],
  ]);
});

it('asks for one of three impacts, and says what each changes', () => {
  expect(named(impactOptions)).toEqual([
    ['close', 'Support candidates in close races'],
    ['track', 'Support candidates with track records'],
    ['infra', 'Build long-term movement infrastructure'],
  ]);
  expect(impactOptions.map(({ hint }) => hint)).toEqual([
    'Close races make up 50 of 100 points.',
    'Your issues make up 35 of 100 points. The data has no track records.',
    'The time left makes up 40 of 100 points. The data has no movements.',
  ]);
});

it('asks for one of two strategies', () => {
  expect(named(strategyOptions)).toEqual([
    ['single', 'Single high-impact donation'],
    ['spread', 'Spread across several'],
  ]);
  expect(strategyOptions.map(({ hint }) => hint)).toEqual([
    'The whole $50 goes to the one candidate you pick, such as your top match.',
    'Your top 3 matches get $16 each; $2 is left over.',
  ]);
});
