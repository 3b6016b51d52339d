import { impactOptions } from './impactOptions';
import { issueOptions } from './issueOptions';
import { strategyOptions } from './strategyOptions';
import { summariseAnswers } from './summariseAnswers';

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
    'Puts 0.50 of the score on how competitive the race is, the most of any choice, and 0.30 on the funding gap.',
    'Puts 0.35 of the score on your issues. This prototype has no data on track records, so none is scored.',
    'Puts 0.40 of the score on time, which favors the soonest elections.',
  ]);
});

it('asks for one of two strategies', () => {
  expect(named(strategyOptions)).toEqual([
    ['single', 'Single high-impact donation'],
    ['spread', 'Spread across several'],
  ]);
  expect(strategyOptions.map(({ hint }) => hint)).toEqual([
    'The whole $50 goes to the one candidate you pick.',
    'Your top 3 matches get $16 each, whichever card you donate from.',
  ]);
});

it('sums the answers up in one line', () => {
  expect(summariseAnswers({ issues: ['climate'], impact: 'close', strategy: 'spread' })).toBe(
    'Climate & Environment, close races, spread',
  );
  expect(summariseAnswers({ issues: ['crime', 'economy'], impact: null, strategy: 'single' })).toBe(
    'Crime & Safety, Economy, single donation',
  );
  expect(summariseAnswers({ issues: [], impact: 'track', strategy: null })).toBe('track records');
  expect(summariseAnswers({ issues: [], impact: 'infra', strategy: null })).toBe(
    'movement infrastructure',
  );
  expect(summariseAnswers({ issues: [], impact: null, strategy: null })).toBe('');
});
