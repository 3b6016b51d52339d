import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import figures from '../audit/figures.json';
import { Audit } from './Audit';

const { candidates } = figures;

beforeEach(() => {
  render(<Audit />, { wrapper: MemoryRouter });
});

it('says first how many candidates come first, reach the top three, and never do', () => {
  const first = candidates.filter((each) => each.bestRank === 1).length;
  const more = candidates.filter((each) => each.bestRank === 2 || each.bestRank === 3).length;
  const never = candidates.filter((each) => each.bestRank > 3).length;

  expect(screen.getByText(/^Over all/)).toHaveTextContent(
    `Over all 256 possible answers, ${first} of the ${candidates.length} candidates come first, ${more} more reach the top three, and ${never} never do.`,
  );
});

it('has a row with a bar for each candidate who reaches the top three, as wide as their share', () => {
  for (const { name, first, second, third, bestRank } of candidates) {
    const row = within(places()).queryByRole('row', { name: new RegExp(`^${name}`) });
    if (bestRank > 3) {
      expect(row).toBeNull();
      continue;
    }
    const counts = within(row as HTMLElement).getAllByRole('cell');
    const widths = row?.querySelectorAll('rect:not(.track)') ?? [];

    expect(counts.slice(0, 3).map(({ textContent }) => Number(textContent))).toEqual([
      first,
      second,
      third,
    ]);
    expect([...widths].map((bar) => Number.parseFloat(bar.getAttribute('width') ?? ''))).toEqual(
      [first, second, third].map((count) => (count / 256) * 100),
    );
  }
});

it('says for each candidate outside the top three how many points are missing, which add up', () => {
  const table = screen.getByRole('table', { name: 'Points missing to third place' });
  const rows = within(table).getAllByRole('row').slice(1);

  expect(rows).toHaveLength(candidates.filter(({ bestRank }) => bestRank > 3).length);
  for (const row of rows) {
    const [, , total = 0, ...factors] = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => Number.parseFloat(textContent?.replace('−', '-') ?? ''));
    expect(factors.reduce((sum, points) => sum + points, 0)).toBeCloseTo(total, 1);
  }
});

it('names everyone who is in the top three without a share of a spread donation', () => {
  const passedOver = candidates.filter(
    ({ first, second, third, receives }) => first + second + third > receives,
  );
  const text = screen.getByText(/In the top three without a share/);

  expect(passedOver.length).toBeGreaterThan(0);
  for (const { name } of passedOver) expect(text).toHaveTextContent(name);
});

it('lists every candidate', () => {
  const table = screen.getByRole('table', { name: 'Counts over all answers' });

  for (const { name } of candidates)
    expect(within(table).getByRole('rowheader', { name })).toBeInTheDocument();
});

function places() {
  return screen.getByRole('table', { name: /^Answers of 256/ });
}
