/** @jest-environment jest-fixed-jsdom */
import type { PreferencesState } from '@donate-impact/shared/preferences';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { screen, within } from '@testing-library/react';
import { renderSite, type Site } from '../testing/renderSite';

const race = {
  district: 'Harbor Bay',
  competitiveness: 'tossup',
  timeToElectionDays: 100,
} as const;
const ruiz = aCandidate({ ...race, id: 'ruiz', name: 'Leo Ruiz' });
const chen = aCandidate({
  ...race,
  id: 'chen',
  name: 'Ada Chen',
  timeToElectionDays: 150,
  site: 'https://chen.example.org/',
});
const lee = aCandidate({ ...race, id: 'lee', name: 'Dana Lee', timeToElectionDays: 200, site: '' });
const last = aCandidate({ ...race, id: 'last', name: 'Pat Last', competitiveness: 'safe' });
const candidates = [ruiz, chen, lee, last];
const topThree = selected(['ruiz', 'chen', 'lee'], 'ruiz');

it('gives one recipient the whole donation and says why', () => {
  renderPlan({ strategy: 'single', selectedCandidates: selected(['chen'], 'chen') });

  expect(screen.getByRole('heading', { name: 'Your plan (demo)' })).toBeVisible();
  expect(screen.getAllByText(/nothing is charged/)).toHaveLength(1);
  expect(screen.queryByText(/left over/i)).not.toBeInTheDocument();
  expect(screen.getByText('One candidate gets the whole $50.')).toBeVisible();
  expect(
    screen.getByText(
      /^Ranked 2nd of 4: impact score \d+%\. Your strategy is a single high-impact donation/,
    ),
  ).toBeVisible();
  expect(screen.queryByText('Leo Ruiz')).not.toBeInTheDocument();
});

it('says that it is a prototype with synthetic data', () => {
  renderSite({ url: '/confirm', candidates });

  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    /^This is a prototype with synthetic data/,
  );
  expect(screen.getByRole('heading', { level: 1 }).nextSibling).toHaveTextContent(
    /nothing is charged/,
  );
});

it('splits a donation among three to the dollar and gives a reason for each', () => {
  renderPlan({ strategy: 'spread' });

  expect(screen.getByText('Three candidates get $16 each.')).toBeVisible();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Leo Ruiz',
    'Ada Chen',
    'Dana Lee',
  ]);
  expect(screen.getAllByText('$16')).toHaveLength(3);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$48',
    '$2',
  ]);
  expect(screen.getByText(/^Ranked 2nd of 4: impact score/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /alone instead$/ })).not.toBeInTheDocument();
});

it.each<[string, Partial<PreferencesState>, RegExp]>([
  [
    'the answers that the ranking follows',
    { issues: ['climate', 'economy'], impact: 'close', strategy: 'spread' },
    /They are your highest-ranked candidates, by your answers: Climate & Environment, Economy, close races\.$/,
  ],
  [
    'that the top three share a donation without a strategy',
    {},
    /highest-ranked candidates\. You chose no strategy, so they share it\.$/,
  ],
  [
    'the page of the only recipient, where Donate was pressed',
    { strategy: 'spread', selectedCandidates: selected(['chen'], 'chen', 'detail') },
    /You pressed Donate on this candidate’s own page/,
  ],
])('names as the reason %s', (_, preferences, reason) => {
  renderPlan(preferences);

  expect(screen.getByText(reason)).toBeVisible();
});

it('speaks of the shared list that the donation was made from', () => {
  const url = '/confirm#issues=crime&impact=infra&strategy=spread';
  renderPlan({ issues: ['climate'], impact: 'close' }, { url });

  // Under the link's weights: .25 × 1 + .2 × .5 + .4 × (1 − 100/365) = .64; under the visitor's own, .82
  expect(screen.getByText('Ranked 1st of 4 in the shared list: impact score 64%.')).toBeVisible();
  expect(
    screen.getByText(
      /of the shared list, by its answers: Crime & Safety, movement infrastructure\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leo Ruiz' })).toHaveAttribute(
    'href',
    '/candidate/ruiz#issues=crime&impact=infra&strategy=spread',
  );
  expect(screen.getByRole('link', { name: 'Back to Results' })).toHaveAttribute(
    'href',
    '/results#issues=crime&impact=infra&strategy=spread',
  );
});

it('says that a tie decided third place', () => {
  const twin = { ...lee, id: 'twin', name: 'Sam Twin' };
  renderPlan({}, { candidates: [ruiz, chen, lee, twin] });

  expect(screen.getByText(/A tie decided this: Sam Twin has the same score/)).toHaveTextContent(
    /^Tied for 3rd of 4/,
  );
});

it.each([
  [1, [ruiz, chen, last], 'Two candidates get $25 each.'],
  [2, [last, chen], 'One candidate gets the whole $50.'],
])('splits again when %d of three have left the data, and says so', (count, left, shares) => {
  renderPlan({}, { candidates: left });

  expect(screen.getByText(new RegExp(`^${count} of the 3 candidates you chose`))).toBeVisible();
  expect(screen.getByText(shares)).toBeVisible();
  expect(screen.queryAllByText(/your highest-ranked|at the top of the list/)).toHaveLength(
    2 - count,
  );
});

it('states no rank for a donation from another list', () => {
  renderPlan({ selectedCandidates: selected(['last', 'lee', 'ruiz'], 'ruiz') });

  const reason = 'Among the top candidates in the list you donated from.';
  expect(screen.getAllByText(reason)).toHaveLength(3);
});

it('links back when all selected candidates have left the data', () => {
  renderPlan({}, { candidates: [last] });

  expect(screen.getByText('None of the candidates you chose is still in the data')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Results' })).toBeVisible();
});

it('donates to the pressed candidate alone when the visitor prefers that', async () => {
  const { user, store } = renderPlan({
    selectedCandidates: { ...topThree, clickedId: 'last' },
  });

  await user.click(screen.getByRole('button', { name: 'Donate to Pat Last alone instead' }));

  expect(store.getState().preferences.selectedCandidates.ids).toEqual(['last']);
  expect(screen.getByText('One candidate gets the whole $50.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('ticks off the campaign sites that the visitor has opened', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = renderPlan();

  await user.click(screen.getByRole('link', { name: /^Campaign site of Ada Chen/ }));

  const [ruizItem, chenItem] = screen.getAllByRole('listitem');
  expect(chenItem).toHaveTextContent('✓ Opened');
  expect(ruizItem).not.toHaveTextContent('✓ Opened');
});

it('prints the plan', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { user } = renderPlan();

  await user.click(screen.getByRole('button', { name: 'Print' }));

  expect(print).toHaveBeenCalled();
});

it('shows words for a recipient without a site, and no button when none has one', () => {
  renderPlan({ selectedCandidates: selected(['lee'], 'lee', 'detail') });

  expect(screen.getByText('No campaign site')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Open Campaign Site/ })).not.toBeInTheDocument();
});

it('keeps the selection when the data file fails, and continues on a retry', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValueOnce(new Response('no json'));
  const { user } = renderPlan({}, { candidates: undefined });
  expect(await screen.findByText(/arrived damaged/)).toBeVisible();

  fetched.mockResolvedValueOnce(Response.json(candidates));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText(/^Three candidates get \$16 each/)).toBeVisible();
});

/** The page of a visitor who has selected the top three, or what else is given. */
function renderPlan(preferences: Partial<PreferencesState> = {}, site: Partial<Site> = {}) {
  return renderSite({
    url: '/confirm',
    candidates,
    preferences: { selectedCandidates: topThree, ...preferences },
    ...site,
  });
}

function selected(ids: string[], clickedId: string, origin: 'results' | 'detail' = 'results') {
  return { ids, clickedId, origin };
}
