import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { About } from './About';
import { Accessibility } from './Accessibility';
import { Audit } from './Audit';
import { Landing } from './Landing';

beforeAll(() => {
  const preference = Object.assign(new EventTarget(), { matches: false });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => preference });
});

it('links from the landing page to the demo and the about page', () => {
  render(<Landing />, { wrapper: MemoryRouter });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/political dollars count/);
  expect(link('Run the Demo')).toHaveAttribute('href', '/demo');
  expect(link('Learn More about this site')).toHaveAttribute('href', '/about');
  expect(link('Start the Demo')).toHaveAttribute('href', '/demo');
});

it('names the three features', () => {
  render(<Landing />, { wrapper: MemoryRouter });

  const titles = screen.getAllByRole('article').map((card) => heading(card));
  expect(titles).toEqual(['Smart Matching', 'Impact Tracking', 'Transparent Scoring']);
});

it('explains the problem, the solution, the algorithm and the goals on the about page', () => {
  render(<About />, { wrapper: MemoryRouter });

  const parts = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(parts.slice(0, 4)).toEqual([
    'The Problem',
    'Our Solution',
    'What the algorithm considers',
    'Our Goals',
  ]);
  expect(link('Try the Demo')).toHaveAttribute('href', '/demo');
  expect(link('audit of the ranking')).toHaveAttribute('href', '/audit');
});

it.each([
  ['Race competitiveness and polling', ["In this prototype's score", 'Shown, not scored']],
  ['Funding gaps', ["In this prototype's score"]],
  ['Time until election', ["In this prototype's score"]],
  ['Issue alignment', ["In this prototype's score"]],
  ['Historical voting patterns', ['Not in the prototype']],
])('tags %s with what the prototype does with it', (title, tags) => {
  render(<About />, { wrapper: MemoryRouter });

  const item = screen.getAllByRole('listitem').find((each) => heading(each) === title);
  for (const tag of tags) expect(item).toHaveTextContent(tag);
});

it.each([Landing, About, Audit, Accessibility])(
  'is prerendered without style attributes or scripts',
  (Page) => {
    const markup = renderToString(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );

    expect(markup).not.toMatch(/ style=|<script/);
  },
);

it.each([Landing, About, Audit, Accessibility])(
  'hydrates its prerendered markup unchanged',
  async (Page) => {
    const page = (
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const heading = within(container).getByRole('heading', { level: 1 });
    const onRecoverableError = jest.fn();

    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));

    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(within(container).getByRole('heading', { level: 1 })).toBe(heading);
    act(() => root.unmount());
  },
);

function link(name: string) {
  return screen.getByRole('link', { name });
}

function heading(element: HTMLElement) {
  return within(element).queryByRole('heading')?.textContent;
}
