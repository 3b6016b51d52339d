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

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '');
});

it('counts the candidates in a status region', async () => {
  renderSite({ address: '/results', candidates });

  await waitFor(() =>
    expect(screen.getByText('4 candidates ranked by impact potential')).toHaveAttribute(
      'role',
      'status',
    ),
  );
});

it('shows the visitor’s answers and links back to the wizard', () => {
  renderSite({
    address: '/results',
    candidates,
    preferences: { issues: ['climate', 'crime'], impact: 'infra', strategy: 'spread' },
  });

  const panel = screen.getByRole('region', { name: 'Your preferences' });
  expect(panel).toHaveTextContent('Climate & Environment, Crime & Safety');
  expect(panel).toHaveTextContent('Build long-term movement infrastructure');
  expect(panel).toHaveTextContent('Spread across several');
  const edit = within(panel).getByRole('link', { name: 'Edit Preferences' });
  expect(edit).toHaveAttribute('href', '/demo');
  expect(screen.getByRole('link', { name: 'Back to Wizard' })).toHaveAttribute('href', '/demo');
});

it('says that the default weights apply when nothing was answered', () => {
  renderSite({ address: '/results', candidates });

  expect(screen.getByText('Ranked with the default weights')).toBeVisible();
});

it('offers Start Over when there is no one to rank', () => {
  renderSite({ address: '/results', candidates: [] });

  expect(screen.getByText('No matches found')).toBeVisible();
  expect(screen.getByText(/selecting more issues/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Over' })).toHaveAttribute('href', '/demo');
});

it('counts the candidates who could not be read', () => {
  renderSite({ address: '/results', candidates, unreadable: 1 });

  expect(screen.getByText('1 candidate could not be read')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

it('ranks by the visitor’s answers', () => {
  renderSite({
    address: '/results',
    candidates,
    preferences: { issues: ['economy'], impact: 'track' },
  });

  expect(names()[0]).toBe('Ada Chen');
  expect(names().at(-1)).toBe('Pat Last');
});

it('marks a shared rank', () => {
  renderSite({ address: '/results', candidates: [ruiz, { ...ruiz, id: 'twin', name: 'Twin' }] });

  for (const card of screen.getAllByRole('article')) {
    expect(within(card).getByText('=1')).toBeVisible();
  }
});

it('selects only the clicked candidate under the single strategy', async () => {
  const { user, store } = renderSite({
    address: '/results',
    candidates,
    preferences: { issues: ['economy'], strategy: 'single' },
  });

  await user.click(screen.getByRole('button', { name: 'Donate $50 to Pat Last' }));

  expect(store.getState().preferences.selection).toEqual({
    ids: ['last'],
    clickedId: 'last',
    origin: 'results',
  });
  expect(await screen.findByRole('heading', { name: 'Confirm Your Donation' })).toBeVisible();
});

it('selects the top three otherwise, and says so beside Donate', async () => {
  const { user, store } = renderSite({ address: '/results', candidates });
  const donate = screen.getByRole('button', { name: 'Donate $50 to Pat Last' });
  expect(donate).toHaveAccessibleDescription('Goes to your top 3, $16 each');

  await user.click(donate);

  expect(store.getState().preferences.selection.ids).toEqual(['ruiz', 'chen', 'lee']);
  expect(store.getState().preferences.selection.clickedId).toBe('last');
});

it('keeps the ranks of the whole list when it is filtered', async () => {
  const { user } = renderSite({ address: '/results', candidates });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Competitiveness' }), 'Safe');

  await waitFor(() => expect(names()).toEqual(['Pat Last']));
  expect(within(screen.getByRole('article')).getByText('4')).toBeVisible();
  expect(screen.getByText(/^1 of 4 candidates matches your filters/)).toBeVisible();
});

it('renders a receipt only when it is opened', async () => {
  const { user } = renderSite({ address: '/results', candidates });
  const card = within(screen.getByRole('article', { name: 'Leo Ruiz' }));
  expect(card.queryByRole('table')).not.toBeInTheDocument();

  await user.click(card.getByText(/was calculated/));

  expect(await card.findByRole('table')).toHaveTextContent('rated a toss-up');
  expect(card.getByRole('heading', { name: 'What would change it' })).toBeVisible();
});

it('opens every receipt for printing', async () => {
  renderSite({ address: '/results', candidates });

  act(() => void window.dispatchEvent(new Event('beforeprint')));

  const receipts = () =>
    screen.queryAllByRole('table', { name: 'The score, factor by factor', hidden: true });
  expect(receipts()).toHaveLength(4);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(receipts()).toEqual([]);
});

it('ranks by the answers in a shared link and leaves the visitor’s own unchanged', async () => {
  const { user, store } = renderSite({
    address: '/results#issues=economy&impact=track',
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

function names() {
  return screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
}
