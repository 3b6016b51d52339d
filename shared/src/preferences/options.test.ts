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
  expect(impactOptions.map(({ hint }) => hint.match(/0\.\d\d/)?.[0])).toEqual([
    '0.50',
    '0.35',
    '0.40',
  ]);
});

it('asks for one of two strategies', () => {
  expect(named(strategyOptions)).toEqual([
    ['single', 'Single high-impact donation'],
    ['spread', 'Spread across several'],
  ]);
});

it('sums the answers up in one line', () => {
  expect(summariseAnswers({ issues: ['climate'], impact: 'close', strategy: 'spread' })).toBe(
    'Climate & Environment, close races, spread',
  );
  expect(summariseAnswers({ issues: ['crime', 'economy'], impact: null, strategy: 'single' })).toBe(
    'Crime & Safety, Economy, single donation',
  );
  expect(summariseAnswers({ issues: [], impact: null, strategy: null })).toBe('');
});
