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

it('links from the about page to the demo and the audit', () => {
  render(<About />, { wrapper: MemoryRouter });

  expect(link('Try the Demo')).toHaveAttribute('href', '/demo');
  expect(link('audit of the ranking')).toHaveAttribute('href', '/audit');
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
