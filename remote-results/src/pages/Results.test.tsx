/** @jest-environment jest-fixed-jsdom */
import type { PreferencesState } from '@donate-impact/shared/preferences';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

const race = aCandidate({
  competitiveness: 'tossup',
  issues: ['climate', 'housing'],
  timeToElectionDays: 100,
});
const ruiz = aCandidate({ ...race, id: 'ruiz', name: 'Leo Ruiz', issues: ['climate'] });
const chen = aCandidate({ ...race, id: 'chen', name: 'Ada Chen', issues: ['economy'] });
const lee = aCandidate({ ...race, id: 'lee', name: 'Dana Lee', competitiveness: 'lean' });
const last = aCandidate({ ...race, id: 'last', name: 'Pat Last', competitiveness: 'safe' });
const candidates = [last, ruiz, chen, lee];

it('offers Start Over when there is no one to rank', () => {
  renderSite({ url: '/results', candidates: [] });

  expect(screen.getByText('No matches found')).toBeVisible();
  expect(screen.getByText(/selecting more issues/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Over' })).toHaveAttribute('href', '/demo');
  expect(screen.queryByRole('heading', { name: 'Where your $50 goes' })).not.toBeInTheDocument();
});

it('shows on each card the race, the issues and what a visitor can do', () => {
  renderSite({ url: '/results', candidates: [ruiz] });

  const card = screen.getByRole('article', { name: 'Leo Ruiz' });
  for (const text of [
    ruiz.district,
    /Competitiveness 35 of 35Toss-up race/,
    /Funding gap 17 of 35\$1\.0M vs \$2\.0M/,
    /Time 11 of 15100 days/,
    /Issues 0 of 15None chosen/,
    /District 363% Good Impact score/,
    /Climate & Environment/,
    /Not scored: Poll 48% vs 46% \(±3\), too close to call, Medium leverage/,
  ])
    expect(card).toHaveTextContent(text);
  expect(
    within(card).getByRole('button', { name: 'Donate $50 to the top three (card of Leo Ruiz)' }),
  ).toBeVisible();
  expect(within(card).getByRole('link', { name: /^View Details/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/candidate\/ruiz/),
  );
});

it('shows each leverage with a badge of its own look', () => {
  const leverages = ['high', 'med-high', 'medium', 'low'] as const;
  renderSite({
    url: '/results',
    candidates: leverages.map((id) => aCandidate({ id, donationLeverage: id })),
  });

  const looks = screen.getAllByText(/ leverage$/).map((badge) => getComputedStyle(badge).color);

  expect(new Set(looks).size).toBe(leverages.length);
});

it('draws on each card a bar for the funds of either side, the larger at full width', () => {
  const fundings = [
    { us: 1_000_000, them: 2_000_000 },
    { us: 500_000, them: 4_000_000 },
  ];
  renderSite({
    url: '/results',
    candidates: fundings.map((funding, id) => aCandidate({ id: `${id}`, funding })),
  });

  const bars = screen
    .getAllByRole('article')
    .map((card) =>
      Array.from(card.querySelectorAll('dd rect'), (bar) => [
        bar.getAttribute('class'),
        bar.getAttribute('width'),
      ]),
    );

  expect(bars).toHaveLength(2);
  expect(bars).toContainEqual([
    ['us', '50%'],
    ['them', '100%'],
  ]);
  expect(bars).toContainEqual([
    ['us', '12.5%'],
    ['them', '100%'],
  ]);
});

it('counts the candidates who could not be read', () => {
  renderSite({ url: '/results', candidates, unreadable: 1 });

  expect(screen.getByText('1 candidate could not be read')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

it('ranks by the visitor’s answers', () => {
  renderList({ issues: ['economy'], impact: 'track' });

  expect(names()[0]).toBe('Ada Chen');
  expect(names().at(-1)).toBe('Pat Last');
});

it('has the answers beside the list, and two ways back to the questions', () => {
  renderList({ issues: ['climate', 'economy'], impact: 'close', strategy: 'single' });

  expect(screen.getByRole('region', { name: 'Your preferences' })).toHaveTextContent(
    /Climate & Environment, Economy.*Close races.*Single high-impact donation/,
  );
  for (const name of ['Back to Wizard', 'Edit Preferences'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/demo');
});

it('says that the default weights rank a list before a question is answered', () => {
  renderList({});

  expect(screen.getByRole('region', { name: 'Your preferences' })).toHaveTextContent(
    'You have not answered yet: the default weights rank this list.',
  );
});

it.each([
  ['spread', 3],
  ['single', 1],
] as const)(
  'under the strategy %s, fills Donate on %d of all cards, also in a filtered list',
  async (strategy, count) => {
    const { user } = renderList({ issues: ['climate'], strategy });
    const looks = () =>
      screen
        .getAllByRole('button', { name: /^Donate \$50/ })
        .map((button) => getComputedStyle(button).color);
    const [filled, ...others] = looks();
    expect(others.filter((look) => look === filled)).toHaveLength(count - 1);

    await user.selectOptions(screen.getByLabelText('Competitiveness'), 'Safe');

    await waitFor(() => expect(names()).toEqual(['Pat Last']));
    expect(looks()).not.toContain(filled);
  },
);

it('finds a candidate by name, whose rank stays, and offers the whole list again', async () => {
  const { user } = renderList();

  await user.type(screen.getByRole('searchbox', { name: 'Find by name or district' }), 'PAT');

  await waitFor(() => expect(names()).toEqual(['Pat Last']));
  expect(screen.getByRole('article')).toHaveTextContent('Rank 4');
  expect(screen.getByText(/^1 of 4 candidates matches your filters/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(names()).toHaveLength(4);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('restores the answers of the list that the visitor comes back to', () => {
  window.history.replaceState({ answers: '#issues=economy&impact=track' }, '');

  const { store } = renderList();

  expect(names()[0]).toBe('Ada Chen');
  expect(store.getState().preferences).toMatchObject({ issues: ['economy'], impact: 'track' });
});

it('keeps the answers with the history, also after a shared list', async () => {
  const { user } = renderList({ issues: ['climate'], impact: 'track' }, '/results#issues=economy');
  await waitFor(() =>
    expect(window.history.state).toMatchObject({ answers: '#issues=climate&impact=track' }),
  );
  window.history.replaceState(null, '');

  await user.click(screen.getByRole('link', { name: 'Show my own matches' }));

  await waitFor(() =>
    expect(window.history.state).toMatchObject({ answers: '#issues=climate&impact=track' }),
  );
});

it('has one Compare box in the tab order, which says how to reach the others', async () => {
  const { user } = renderList();
  const [first, second] = screen.getAllByRole('checkbox', { name: /^Compare \w+ \w+$/ });
  expect(first).toHaveAccessibleDescription('Arrow keys lead to the other boxes');

  act(() => first?.focus());
  await user.keyboard('{ArrowDown}');

  expect(second).toHaveFocus();
  expect(second).toHaveAccessibleDescription('Arrow keys lead to the other boxes');
  expect(first).toHaveAttribute('tabindex', '-1');
});

it('selects only the clicked candidate under the single strategy', async () => {
  const { user, store } = renderList({ issues: ['economy'], strategy: 'single' });

  const donate = screen.getByRole('button', { name: /card of Pat Last/ });
  expect(
    screen.getByText('The whole $50 goes to the candidate whose card you press.'),
  ).toBeVisible();

  await user.click(donate);

  expect(store.getState().preferences.selectedCandidates).toEqual({
    ids: ['last'],
    clickedId: 'last',
    origin: 'results',
  });
  expect(await screen.findByRole('heading', { name: 'Confirm Your Donation' })).toBeVisible();
});

it('selects the top three otherwise, and says so beside Donate', async () => {
  const { user, store } = renderList();
  const donate = screen.getByRole('button', { name: /card of Pat Last/ });
  expect(donate).toHaveAccessibleName('Donate $50 to the top three (card of Pat Last)');
  expect(shares()).toEqual(['$16Leo Ruiz', '$16Ada Chen', '$16Dana Lee']);
  expect(screen.getByRole('region', { name: 'Where your $50 goes' })).toHaveTextContent(
    'Split between your top three, from any card. $2 is left over',
  );

  await user.click(donate);

  expect(store.getState().preferences.selectedCandidates.ids).toEqual(['ruiz', 'chen', 'lee']);
  expect(store.getState().preferences.selectedCandidates.clickedId).toBe('last');
});

it('filters by competitiveness and issue together', async () => {
  const { user } = renderList();

  await user.selectOptions(screen.getByLabelText('Competitiveness'), 'Toss-up');
  await user.selectOptions(screen.getByLabelText('Issue'), 'Economy');

  await waitFor(() => expect(names()).toEqual(['Ada Chen']));
});

it('offers all candidates when a search finds none', async () => {
  const { user } = renderList();
  await user.type(screen.getByRole('searchbox'), 'nobody of that name');

  await user.click(await screen.findByRole('button', { name: 'Show all candidates' }));

  expect(names()).toHaveLength(candidates.length);
});

it('offers the questions to a visitor without answers who looks at someone else’s list', () => {
  renderList({}, '/results#issues=economy&impact=track&strategy=spread');

  expect(screen.getByRole('link', { name: 'Answer the questions yourself' })).toHaveAttribute(
    'href',
    '/demo',
  );
  expect(screen.getByRole('region', { name: 'Their preferences' })).not.toHaveTextContent(
    'Strategy',
  );
});

it('ranks by the answers in a shared link and leaves the visitor’s own unchanged', async () => {
  const { user, store } = renderList(
    { issues: ['climate'], impact: 'track' },
    '/results#issues=economy&impact=track',
  );
  // Whose list it is and how it differs, and then whose preferences it has.
  expect(document.body).toHaveTextContent(
    /Shared matches.*4 candidates ranked.*someone else’s matches.*You both have.*Show my own matches.*Their preferences/,
  );
  expect(names()[0]).toBe('Ada Chen');

  await user.click(screen.getByRole('link', { name: 'Show my own matches' }));

  await waitFor(() => expect(names()[0]).toBe('Leo Ruiz'));
  expect(screen.queryByText('You are looking at someone else’s matches')).not.toBeInTheDocument();
  expect(store.getState().preferences.issues).toEqual(['climate']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('keeps the ranking of a shared list on the page of a candidate, and on the way back', async () => {
  const hash = '#issues=economy&impact=track';
  const { user, router } = renderList({ issues: ['climate'] }, `/results${hash}`);

  await user.click(screen.getByRole('link', { name: 'View Details of Ada Chen' }));

  expect(router.state.location).toMatchObject({ pathname: '/candidate/chen', hash });
  expect(screen.getByText('You are looking at someone else’s matches')).toBeVisible();
  expect(screen.getByText(/^Ada Chen is ranked 1st of 4\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Results' }));
  expect(await screen.findByRole('link', { name: 'Show my own matches' })).toBeVisible();
});

it('shows no notice when a link has the visitor’s own answers, in whatever order they were given', () => {
  renderList(
    { issues: ['economy', 'climate'], impact: 'track' },
    '/results#issues=climate,economy&impact=track',
  );

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Matches');
  expect(screen.queryByText('You are looking at someone else’s matches')).not.toBeInTheDocument();
});

it('says that a link is damaged, and quotes nothing of it', () => {
  renderList({}, '/results#issues=economy,dragons&impact=CLOSE');

  expect(screen.getByText('You are looking at someone else’s matches')).toBeVisible();
  expect(screen.getByText(/^Parts of the link could not be read\./)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/dragons|CLOSE/);
});

it('shows the visitor’s own matches when nothing of a link can be read, and says so', () => {
  renderList({}, '/results#impact=CLOSE');

  expect(screen.getByText('The link is damaged: these are your own matches.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your preferences' })).toBeVisible();
});

it.each([
  ['single', 'spread', ['last']],
  [null, 'single', ['chen', 'ruiz', 'lee']],
] as const)(
  'selects on a shared list as the visitor’s own strategy says, %s, not the link’s, %s',
  async (strategy, ofLink, ids) => {
    const { user, store } = renderList({ strategy }, `/results#issues=economy&strategy=${ofLink}`);

    await user.click(screen.getByRole('button', { name: /card of Pat Last/ }));

    expect(store.getState().preferences.selectedCandidates.ids).toEqual(ids);
  },
);

it('shows in the ranking every candidate as a row in rank order, with shared ranks, and follows the filters', async () => {
  const { user } = await openRanking();
  const parts = (points: number) =>
    `Competitiveness ${points} of 35, Funding gap 17 of 35, Time 11 of 15, Issues 0 of 15`;

  expect(screen.getByRole('columnheader', { name: 'Impact score' })).toBeInTheDocument();
  expect(rankedRows().map(readRow)).toEqual([
    ['=1', 'Leo Ruiz', parts(35), '63%'],
    ['=1', 'Ada Chen', parts(35), '63%'],
    ['3', 'Dana Lee', parts(21), '49%'],
    ['4', 'Pat Last', parts(7), '35%'],
  ]);
  await user.type(screen.getByRole('searchbox'), 'Lee');
  await waitFor(() => expect(rankedRows()).toHaveLength(1));
  expect(readRow(rankedRows()[0])).toEqual(['3', 'Dana Lee', parts(21), '49%']);
});

it('marks in the ranking who is compared, and who gets a share', async () => {
  const { user } = await openRanking({ strategy: 'spread' });

  await user.click(screen.getByRole('checkbox', { name: 'Compare Ada Chen' }));

  const marks = rankedRows().map((row) => [
    within(row).queryByRole('img', { name: 'compared' }) !== null,
    within(row).queryByText('gets a share') !== null,
  ]);
  expect(marks).toEqual([
    [false, true],
    [true, true],
    [false, true],
    [false, false],
  ]);
});

/** The list for a visitor with these preferences. */
function renderList(preferences: Partial<PreferencesState> = {}, url = '/results') {
  return renderSite({ url, candidates, preferences });
}

function shares() {
  const panel = screen.getByRole('region', { name: 'Where your $50 goes' });
  return within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/(Toss-up|Rated).*/, ''));
}

function names() {
  return screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
}

async function openRanking(preferences: Partial<PreferencesState> = {}) {
  const site = renderList(preferences);
  await site.user.click(screen.getByRole('button', { name: 'Ranking' }));
  return site;
}

function rankedRows() {
  return within(screen.getByRole('table', { name: 'Ranking' }))
    .getAllByRole('row')
    .slice(1);
}

/** A row as a screen reader has it: the text of its cells, and the name of its drawing. */
function readRow(row: HTMLElement | undefined) {
  return Array.from(
    row?.children ?? [],
    (cell) =>
      cell.textContent?.replace('gets a share', '') ||
      cell.querySelector('svg')?.getAttribute('aria-label'),
  );
}
