import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '');
});

it('offers Start Over when there is no one to rank', () => {
  renderSite({ url: '/results', candidates: [] });

  expect(screen.getByText('No matches found')).toBeVisible();
  expect(screen.getByText(/selecting more issues/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Over' })).toHaveAttribute('href', '/demo');
});

it('shows on each card the race, the issues and what a visitor can do', () => {
  renderSite({ url: '/results', candidates: [ruiz] });

  const card = screen.getByRole('article', { name: 'Leo Ruiz' });
  for (const text of [
    ruiz.district,
    /Competitiveness: Toss-up race/,
    / leverage/,
    /100 days to election/,
    /Climate & Environment/,
    /Impact score \d+% Good/,
    /Poll: too close \(±3\)48% Opponent 46%/,
    /Funding gap 50%\$1\.0M Opponent \$2\.0M/,
  ])
    expect(card).toHaveTextContent(text);
  expect(
    within(card).getByRole('button', { name: 'Donate $50 to Ruiz (card of Leo Ruiz)' }),
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

  const looks = screen.getAllByText(/ leverage$/).map(({ dataset }) => dataset.level);

  expect(new Set(looks).size).toBe(leverages.length);
});

it('adds the receipts to the cards only while the browser prints', () => {
  renderSite({ url: '/results', candidates: [ruiz] });

  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByRole('table', { name: 'The score by factor' })).toBeVisible();

  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('table', { name: 'The score by factor' })).not.toBeInTheDocument();
});

it('counts the candidates who could not be read', () => {
  renderSite({ url: '/results', candidates, unreadable: 1 });

  expect(screen.getByText('1 candidate could not be read')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

it('ranks by the visitor’s answers', () => {
  renderSite({
    url: '/results',
    candidates,
    preferences: { issues: ['economy'], impact: 'track' },
  });

  expect(names()[0]).toBe('Ada Chen');
  expect(names().at(-1)).toBe('Pat Last');
});

it('restores the answers of the list that the visitor comes back to', () => {
  window.history.replaceState({ answers: '#issues=economy&impact=track' }, '');

  const { store } = renderSite({ url: '/results', candidates });

  expect(names()[0]).toBe('Ada Chen');
  expect(store.getState().preferences).toMatchObject({ issues: ['economy'], impact: 'track' });
});

it('keeps the answers with the history, also after a shared list', async () => {
  const { user } = renderSite({
    url: '/results#issues=economy',
    candidates,
    preferences: { issues: ['climate'], impact: 'track' },
  });
  await waitFor(() =>
    expect(window.history.state).toMatchObject({ answers: '#issues=climate&impact=track' }),
  );
  window.history.replaceState(null, '');

  await user.click(screen.getByRole('link', { name: 'Show my own matches' }));

  await waitFor(() =>
    expect(window.history.state).toMatchObject({ answers: '#issues=climate&impact=track' }),
  );
});

it('selects only the clicked candidate under the single strategy', async () => {
  const { user, store } = renderSite({
    url: '/results',
    candidates,
    preferences: { issues: ['economy'], strategy: 'single' },
  });

  const donate = screen.getByRole('button', { name: /card of Pat Last/ });
  expect(screen.getByText('Every Donate pays one candidate.')).toBeVisible();

  await user.click(donate);

  expect(store.getState().preferences.selectedCandidates).toEqual({
    ids: ['last'],
    clickedId: 'last',
    origin: 'results',
  });
  expect(await screen.findByRole('heading', { name: 'Confirm Your Donation' })).toBeVisible();
});

it('selects the top three otherwise, and says so beside Donate', async () => {
  const { user, store } = renderSite({ url: '/results', candidates });
  const donate = screen.getByRole('button', { name: /card of Pat Last/ });
  expect(donate).toHaveTextContent(/^Donate \$50 to Ruiz, Chen, Lee /);
  expect(screen.getByText('Every Donate pays your top three.')).toBeVisible();

  await user.click(donate);

  expect(store.getState().preferences.selectedCandidates.ids).toEqual(['ruiz', 'chen', 'lee']);
  expect(store.getState().preferences.selectedCandidates.clickedId).toBe('last');
});

it.each([
  [[ruiz, chen], /^Donate \$50 to Ruiz, Chen /],
  [[ruiz], /^Donate \$50 to Ruiz /],
])('names whom Donate pays when fewer than three are ranked', (candidates, payees) => {
  renderSite({ url: '/results', candidates, preferences: { strategy: 'spread' } });

  const donate = screen.getByRole('button', { name: /card of Leo Ruiz/ });
  expect(donate).toHaveTextContent(payees);
});

it('ranks by the answers in a shared link and leaves the visitor’s own unchanged', async () => {
  const { user, store } = renderSite({
    url: '/results#issues=economy&impact=track',
    candidates,
    preferences: { issues: ['climate'], impact: 'track' },
  });
  expect(screen.getByText('You are looking at someone else’s matches')).toBeVisible();
  expect(names()[0]).toBe('Ada Chen');

  await user.click(screen.getByRole('link', { name: 'Show my own matches' }));

  await waitFor(() => expect(names()[0]).toBe('Leo Ruiz'));
  expect(store.getState().preferences.issues).toEqual(['climate']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('shows no notice when a link has the visitor’s own answers, in whatever order they were given', () => {
  renderSite({
    url: '/results#issues=climate,economy&impact=track',
    candidates,
    preferences: { issues: ['economy', 'climate'], impact: 'track' },
  });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Matches');
  expect(screen.queryByText('You are looking at someone else’s matches')).not.toBeInTheDocument();
});

it('says what it could not read of a damaged link', () => {
  renderSite({ url: '/results#issues=economy,dragons&impact=CLOSE', candidates });

  expect(screen.getByText('You are looking at someone else’s matches')).toBeVisible();
  expect(
    screen.getByText(/parts of the link could not be read: “dragons”, “CLOSE”\./),
  ).toBeVisible();
});

it('shows the visitor’s own matches when nothing of a link can be read, and says so', () => {
  renderSite({ url: '/results#impact=CLOSE', candidates });

  expect(screen.getByText('The link could not be read')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your preferences' })).toBeVisible();
});

it('selects on a shared list as the visitor’s own strategy says, not the link’s', async () => {
  const { user, store } = renderSite({
    url: '/results#issues=economy&strategy=spread',
    candidates,
    preferences: { issues: ['climate'], strategy: 'single' },
  });
  const donate = screen.getByRole('button', { name: /card of Pat Last/ });
  expect(donate).toHaveTextContent(/^Donate \$50 to Last /);
  expect(screen.getByText('Every Donate pays one candidate.')).toBeVisible();

  await user.click(donate);

  expect(store.getState().preferences.selectedCandidates.ids).toEqual(['last']);
});

it('selects the top three of a shared list when the visitor has no strategy', async () => {
  const { user, store } = renderSite({
    url: '/results#issues=economy&impact=track&strategy=single',
    candidates,
  });

  await user.click(screen.getByRole('button', { name: /card of Pat Last/ }));

  expect(store.getState().preferences.selectedCandidates.ids).toEqual(['chen', 'ruiz', 'lee']);
});

function names() {
  return screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
}
