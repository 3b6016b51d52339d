import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import figures from '../audit/figures.json';
import { Audit } from './Audit';

const { candidates } = figures;

beforeAll(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <Audit />
    </MemoryRouter>,
  );
});

it('says first who comes first most often, and how many never reach the top three', () => {
  const most = Math.max(...candidates.map(({ first }) => first));
  const leader = candidates.find(({ first }) => first === most);
  const never = candidates.filter((each) => each.bestRank > 3).length;

  expect(screen.getByText(/comes first most often/)).toHaveTextContent(
    `${leader?.name} comes first most often: in ${Math.round((most / 256) * 100)}% of them.`,
  );
  expect(screen.getByText(/never reach the top three\.$/)).toHaveTextContent(
    `${never} of the ${candidates.length} candidates never reach the top three.`,
  );
});

it('has a row with a bar for each candidate who reaches the top three, as wide as their share', () => {
  const rows = new Map(
    getRows(/^How many of the 256 combinations put/).map((row) => [row.cells[0]?.textContent, row]),
  );

  for (const { name, first, second, third, bestRank } of candidates) {
    const row = rows.get(name);
    expect([name, row !== undefined]).toEqual([name, bestRank <= 3]);
    if (!row) continue;
    const counts = getTexts(row).slice(1, 4).map(Number);
    const bar = row.querySelector('rect:not(.track)');
    expect(counts).toEqual([first, second, third]);
    expect(Number(bar?.getAttribute('width'))).toBe(((first + second + third) / 256) * 100);
  }
});

it('says for each candidate outside the top three how many points are missing, which add up', () => {
  const rows = getRows('Points missing to third place');

  expect(rows).toHaveLength(candidates.filter(({ bestRank }) => bestRank > 3).length);
  for (const row of rows) {
    const [, , , total = 0, ...factors] = getTexts(row).map((text) =>
      Number.parseFloat(text.replace('−', '-')),
    );
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
  const names = getRows('Counts over all combinations').map((row) => getTexts(row)[0]);

  expect(names.toSorted()).toEqual(candidates.map(({ name }) => name).toSorted());
});

function getRows(table: string | RegExp) {
  const [body] = screen.getByRole<HTMLTableElement>('table', { name: table }).tBodies;
  return [...(body?.rows ?? [])];
}

function getTexts(row: HTMLTableRowElement) {
  return [...row.cells].map(({ textContent }) => textContent);
}
