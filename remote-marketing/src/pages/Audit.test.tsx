/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import figures from '../audit/figures.json';
import { Audit } from './Audit';

const { candidates, decided } = figures;

beforeAll(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <Audit />
    </MemoryRouter>,
  );
});

it('says in its headings who comes first most often, how many never reach the top three, and what decides', () => {
  const most = Math.max(...candidates.map(({ first }) => first));
  const leader = candidates.find(({ first }) => first === most);
  const never = candidates.filter((each) => each.bestRank > 3).length;

  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings.slice(0, 3)).toEqual([
    `${leader?.name} comes first most often`,
    `${never} of the ${candidates.length} candidates never reach the top three`,
    'What decides most often: issues',
  ]);
  expect(Math.max(...Object.values(decided))).toBe(decided.issueMatch);
});

it('has a row with a bar for each candidate who ever comes first, as wide as their share', () => {
  const rows = new Map(
    getRows('Who comes first in how many combinations').map((row) => [getTexts(row)[0], row]),
  );

  for (const { name, first } of candidates) {
    const row = rows.get(name);
    expect([name, row !== undefined]).toEqual([name, first > 0]);
    if (!row) continue;
    const bar = row.querySelector('rect:not(.track)');
    expect(Number(getTexts(row)[1])).toBe(first);
    expect(Number(bar?.getAttribute('width'))).toBe((first / 256) * 100);
  }
});

function getRows(table: string) {
  const [body] = screen.getByRole<HTMLTableElement>('table', { name: table }).tBodies;
  return [...(body?.rows ?? [])];
}

function getTexts(row: HTMLTableRowElement) {
  return [...row.cells].map(({ textContent }) => textContent);
}
