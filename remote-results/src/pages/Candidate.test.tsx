/** @jest-environment jest-fixed-jsdom */
import type { Candidate } from '@donate-impact/shared/candidates';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

const chen = aCandidate({
  id: 'chen',
  name: 'Ada Chen',
  district: 'Harbor Bay',
  competitiveness: 'tossup',
  funding: { us: 1_200_000, them: 2_400_000 },
  issues: ['climate', 'housing'],
  donationLeverage: 'med-high',
  timeToElectionDays: 100,
  profile: 'Two river towns and the farms between them.',
  site: 'https://chen.example.org/',
});

it('shows who the candidate is and every fact about the race', () => {
  renderCandidate();

  expect(screen.getByRole('heading', { level: 1, name: 'Ada Chen' })).toBeVisible();
  expect(document.title).toMatch(/^Ada Chen/);
  expect(screen.getByText('Harbor Bay')).toBeVisible();
  for (const [part, fact] of [
    ['Polling snapshot', '48% vs 46% (±3): too close to call'],
    ['Funding gap', 'Opponent has $1.2M more: a funding gap of 50%'],
    ['District profile', 'Two river towns and the farms between them.'],
    ['Key issues', 'Climate & Environment'],
    ['Key metrics', 'CompetitivenessToss-upDays to election100'],
  ] as const)
    expect(screen.getByRole('region', { name: part })).toHaveTextContent(fact);
  expect(
    screen.getByRole('link', { name: 'Open Campaign Site (opens in a new tab)' }),
  ).toHaveAttribute('href', 'https://chen.example.org/');
});

it('says that leverage is shown, not scored', () => {
  renderCandidate();

  const metrics = screen.getByRole('region', { name: 'Key metrics' });
  expect(metrics).toHaveTextContent('Donation leverage shown, not scoredMedium-high');
});

it('shows the receipt of the score, which adds up to the badge', () => {
  renderCandidate();

  // .35 × 1 + .35 × .5 + .15 × (1 − 100/365) + .15 × 0 = .634, rounded .63
  const receipt = screen.getByRole('table', { name: 'How 63% was calculated' });
  expect(
    within(receipt)
      .getAllByRole('row')
      .map((row) => row.lastChild?.textContent),
  ).toEqual(['Points', '35 of 35', '17 of 35', '11 of 15', '0 of 15', '63 of 100']);
  expect(screen.getByText('63%').parentElement).toHaveTextContent('63% Good Impact score');
});

it('marks the issues that the visitor chose', () => {
  renderSite({
    url: '/candidate/chen',
    candidates: [chen],
    preferences: { issues: ['climate'] },
  });

  const issues = within(screen.getByRole('list', { name: 'Issues' })).getAllByRole('listitem');
  expect(issues[0]).toHaveTextContent('Climate & Environment, chosen');
  expect(screen.getByText('Housing')).toBeVisible();
});

it('says how stable the rank is and what would change it', () => {
  const ruiz = { ...chen, id: 'ruiz', name: 'Leo Ruiz' };
  const behind: Candidate = { ...chen, competitiveness: 'lean' };
  renderSite({ url: '/candidate/chen', candidates: [ruiz, behind] });

  expect(screen.getByText('2nd under all four impact focuses.')).toBeVisible();
  expect(screen.getByText(/^Ada Chen \(2nd\) would pass Leo Ruiz with /)).toBeVisible();
});

it('begins with a verdict, and the case for and against', () => {
  renderSite({
    url: '/candidate/chen',
    candidates: [chen, { ...chen, id: 'ruiz', name: 'Leo Ruiz', competitiveness: 'lean' }],
    preferences: { issues: ['crime'] },
  });

  expect(
    screen.getByText(
      'Ada Chen is ranked 1st of 2. The race is rated a toss-up, but the candidate lists none of the chosen issues.',
    ),
  ).toBeVisible();
  const side = (name: string) => within(screen.getByRole('region', { name }));
  expect(side('The case for').getAllByRole('listitem')[0]).toHaveTextContent(
    'The race is rated a toss-up',
  );
  expect(side('The case against').getAllByRole('listitem')).toHaveLength(1);
});

it('leads to the previous and the next candidate in the ranking', async () => {
  const ruiz: Candidate = { ...chen, id: 'ruiz', name: 'Leo Ruiz', competitiveness: 'lean' };
  const { user } = renderSite({ url: '/candidate/chen', candidates: [ruiz, chen] });
  expect(screen.queryByRole('link', { name: /^Previous/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Next: Leo Ruiz (2nd)' }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Leo Ruiz');
  expect(screen.getByRole('link', { name: 'Previous: Ada Chen (1st)' })).toBeVisible();
});

it('says that the leading candidate has no one to pass', () => {
  renderCandidate();

  expect(screen.getByText(/there is no one to pass/)).toBeVisible();
});

it('selects only this candidate on Donate and goes to the confirmation', async () => {
  const ruiz = { ...chen, id: 'ruiz', name: 'Leo Ruiz' };
  const { user, store, router } = renderSite({
    url: '/candidate/chen',
    candidates: [ruiz, chen],
    preferences: { strategy: 'spread' },
  });

  await user.click(screen.getByRole('button', { name: 'Donate $50 to Ada Chen' }));

  expect(router.state.location.pathname).toBe('/confirm');
  expect(store.getState().preferences.selectedCandidates).toEqual({
    ids: ['chen'],
    clickedId: 'chen',
    origin: 'detail',
  });
});

it('says that it is loading until the data file arrives', () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  renderSite({ url: '/candidate/chen' });

  expect(screen.getByRole('status')).toHaveTextContent('Loading candidate details...');
});

it('says that an unknown candidate is not found and links back', async () => {
  const { user } = renderSite({ url: '/candidate/nobody', candidates: [chen] });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Candidate not found');
  expect(document.title).toMatch(/^Candidate not found/);
  await user.click(screen.getByRole('link', { name: 'Back to Results' }));
  expect(screen.getByRole('heading', { name: 'Your Matches' })).toBeVisible();
});

it('says on the page of an unknown candidate that some records could not be read', () => {
  renderSite({ url: '/candidate/nobody', candidates: [], unreadable: 2 });

  expect(screen.getByText(/2 records in the data file could not be read/)).toBeVisible();
});

it('gives the reason when the data file fails, and loads it on a retry', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValueOnce(new Response('{}'));
  const { user } = renderSite({ url: '/candidate/chen' });
  expect(
    await screen.findByText('The site sent something other than a list of candidates.'),
  ).toBeVisible();

  fetched.mockResolvedValueOnce(Response.json([chen]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Chen' })).toHaveFocus();
});

function renderCandidate() {
  renderSite({ url: '/candidate/chen', candidates: [chen] });
}
