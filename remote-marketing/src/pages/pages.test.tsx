/** @jest-environment jest-fixed-jsdom */
import { fakeMotionPreference } from '@donate-impact/shared/testing/fakeMotionPreference';
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import remote from '../../remote.json';
import { About } from './About';
import { Landing } from './Landing';

beforeAll(() => {
  fakeMotionPreference(false);
});

it('links from the landing page to the demo and the about page', () => {
  render(<Landing />, { wrapper: MemoryRouter });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/political dollars count/);
  expect(link('Run the Demo')).toHaveAttribute('href', '/demo');
  expect(link('Learn More about this site')).toHaveAttribute('href', '/about');
  expect(link('Start the Demo')).toHaveAttribute('href', '/demo');
});

it('presents three features on the landing page', () => {
  render(<Landing />, { wrapper: MemoryRouter });

  const features = within(screen.getByRole('region', { name: 'What it does' }));
  expect(headings(features)).toEqual(['Smart Matching', 'Impact Tracking', 'Transparent Scoring']);
});

it('tells on the about page the problem, the solution in three steps, what is considered, and the goals', () => {
  render(<About />, { wrapper: MemoryRouter });

  const [solution, algorithm, goals] = [
    'Our Solution',
    'What the algorithm considers',
    'Our Goals',
  ].map((name) => within(screen.getByRole('region', { name })));
  expect(screen.getByRole('region', { name: 'The Problem' })).toBeVisible();
  expect(headings(solution)).toEqual([
    'Tell us your priorities',
    'We analyze the data',
    'Get your matches',
  ]);
  for (const considered of [
    'Race competitiveness and polling',
    'Funding gaps',
    'Time until election',
    'Issue alignment',
    'Historical voting patterns',
  ])
    expect(algorithm?.getByText(considered)).toBeVisible();
  expect(headings(goals)).toEqual([
    'Maximize Impact',
    'Democratize Access',
    'Increase Transparency',
  ]);
});

it('links from the about page to the demo and the audit', () => {
  render(<About />, { wrapper: MemoryRouter });

  expect(link('Try the Demo')).toHaveAttribute('href', '/demo');
  expect(link('audit of the ranking')).toHaveAttribute('href', '/audit');
});

it.each(['Landing', 'About'])('has one filled button on %s', async (name) => {
  const { container } = render(await loadPage(name));

  const pressed = [...container.querySelectorAll('a, button')];
  const colors = pressed.map((each) => getComputedStyle(each).color);
  expect(colors.filter((color) => color === 'var(--color-on-accent)')).toHaveLength(1);
});

const pages = Object.keys(remote.pages);

it.each(pages)(
  'prerenders %s without style attributes or scripts, and hydrates the markup unchanged',
  async (name) => {
    const page = await loadPage(name);
    const markup = renderToString(page);
    expect(markup).not.toMatch(/ style=|<script/);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = markup;
    const heading = within(container).getByRole('heading', { level: 1 });
    const onRecoverableError = jest.fn();

    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));

    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(within(container).getByRole('heading', { level: 1 })).toBe(heading);
    act(() => root.unmount());
  },
);

it('names on the accessibility page the contact that the operator has set', async () => {
  document.head.innerHTML = '<link rel="help" href="mailto:help@site.example">';

  render(await loadPage('Accessibility'));

  expect(link('help@site.example')).toHaveAttribute('href', 'mailto:help@site.example');
});

async function loadPage(name: string) {
  const { [name]: Page } = await import(`./${name}`);
  return (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  );
}

function link(name: string) {
  return screen.getByRole('link', { name });
}

function headings(part: ReturnType<typeof within> | undefined) {
  return part
    ?.getAllByRole('heading', { level: 3 })
    .map((heading: HTMLElement) => heading.textContent);
}
