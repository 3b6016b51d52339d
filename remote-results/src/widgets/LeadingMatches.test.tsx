/** @jest-environment jest-fixed-jsdom */
import { AppProviders, createQueryClient, createStore } from '@donate-impact/shared/app';
import type { Candidate } from '@donate-impact/shared/candidates';
import data from '@donate-impact/shared/data/candidates.json';
import {
  impactChosen,
  initialPreferences,
  issueToggled,
  type PreferencesState,
  startedOver,
} from '@donate-impact/shared/preferences';
import { rankCandidates, scorePercent } from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { translatePage } from '@donate-impact/shared/testing/translatePage';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { LeadingMatches } from './LeadingMatches';

const candidates = data as unknown as Candidate[];
const firstAnswer = { issues: ['climate'] };

it('says only what will come until there is an answer', () => {
  show({ candidates });

  expect(panel()).toHaveTextContent(/appear here as soon as you choose/);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('reads the data file only once there is an answer', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(candidates));
  const { store } = show({});

  expect(panel()).toHaveTextContent(/appear here as soon as you choose/);
  expect(fetched).not.toHaveBeenCalled();
  act(() => void store.dispatch(issueToggled('climate')));

  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  fetched.mockRestore();
});

it('shows the first three of the ranking, with rank, score and why', () => {
  show({ candidates, preferences: firstAnswer });

  const ranked = rankCandidates(candidates, { issues: ['climate'], impact: null });
  expect(rows()).toHaveLength(3);
  rows().forEach((row, place) => {
    const { candidate, score } = ranked[place] ?? fail();
    expect(row).toHaveTextContent(candidate.name);
    expect(row).toHaveTextContent(`${scorePercent(score)}%`);
    expect(row).toHaveTextContent(/toss-up|rated|behind in funds|election|shares/i);
  });
  expect(panel()).toHaveTextContent('Impact scores, not chances of winning.');
});

it('changes in place with every answer, and goes back to what will come when the visitor starts over', () => {
  const { store } = show({ candidates, preferences: firstAnswer });
  const names = () => rows().map((row) => row.textContent);
  const [before, elements] = [names(), rows()];

  act(() => void store.dispatch(impactChosen('infra')));
  const after = names();
  act(() => void store.dispatch(issueToggled('education')));

  expect(after).not.toEqual(before);
  expect(names()).not.toEqual(after);
  expect(rows()).toEqual(elements);
  act(() => void store.dispatch(startedOver()));
  expect(panel()).toHaveTextContent(/appear here as soon as you choose/);
});

it('shows the same after every answer when a browser has translated the page', () => {
  const original = walk(() => {});
  cleanup();

  expect(walk(translatePage)).toEqual(original);

  function walk(change: () => void) {
    const { store } = show({ candidates, preferences: firstAnswer });
    const answers = [impactChosen('infra'), issueToggled('education'), startedOver()];
    return answers.map((answer) => {
      change();
      act(() => void store.dispatch(answer));
      return panel().textContent;
    });
  }
});

it.each([
  [
    'shows shared ranks',
    [9, 9, 9, 9, 9],
    ['Rank =1', 'Rank =1', 'Rank =1'],
    /2 more are tied for rank 1\./,
  ],
  [
    'counts who shares the third rank',
    [9, 99, 200, 200],
    ['Rank 1', 'Rank 2', 'Rank =3'],
    /One more is tied for rank 3\./,
  ],
  ['says nothing of a tie that is shown whole', [9, 9], ['Rank =1', 'Rank =1'], /^(?!.*tied)/],
])('%s', (_, days, ranks, text) => {
  const candidates = days.map((timeToElectionDays, place) =>
    aCandidate({ id: `${place}`, name: `Candidate ${place}`, timeToElectionDays }),
  );
  show({ candidates, preferences: firstAnswer });

  expect(rows().map((row) => /^Rank =?\d/.exec(`${row.textContent}`)?.[0])).toEqual(ranks);
  expect(panel()).toHaveTextContent(text);
});

it('tells assistive technology who leads', async () => {
  show({ candidates, preferences: firstAnswer });

  expect(await screen.findByText(/^Leading so far: 1st, .+; 2nd, .+; 3rd, .+%\.$/)).toBe(
    screen.getByRole('status'),
  );
});

it('shows nothing until the data file has arrived, or if it does not', () => {
  const { container } = show({ preferences: firstAnswer });

  expect(container).toBeEmptyDOMElement();
});

const panel = () => screen.getByRole('region', { name: 'Leading so far' });
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

function fail(): never {
  throw new Error('The ranking has no such place');
}

interface Shown {
  candidates?: Candidate[];
  preferences?: Partial<PreferencesState>;
}

function show({ candidates: known, preferences }: Shown) {
  const store = createStore({ preferences: { ...initialPreferences, ...preferences } });
  const queryClient = createQueryClient();
  if (known) queryClient.setQueryData(['candidates'], { candidates: known, unreadable: 0 });
  const view = render(
    <AppProviders store={store} queryClient={queryClient}>
      <LeadingMatches />
    </AppProviders>,
  );
  return { ...view, store };
}
