/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { siteRemotes } from '../remotes/testing/siteRemotes';
import { getSiteRoutes } from '../siteRoutes';
import { TopBar } from './TopBar';

const routes = getSiteRoutes(siteRemotes);

it('links Home, About Us, Run Demo and whatever else the remotes declare', () => {
  visit('/');

  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toHaveLength(1 + routes.filter(({ link }) => link).length);
  const required = ['Donate Impact', 'Home', 'About Us', 'Run Demo'];
  expect(links.filter(([name]) => required.includes(`${name}`))).toEqual([
    ['Donate Impact', '/'],
    ['Home', '/'],
    ['About Us', '/about'],
    ['Run Demo', '/demo'],
  ]);
});

it('marks no link on pages that the top bar does not link to', () => {
  visit('/results');

  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

it('does not move focus on Escape while the menu is closed', async () => {
  visit('/');

  await userEvent.keyboard('{Escape}');

  expect(document.body).toHaveFocus();
});

function visit(url: string) {
  const router = createMemoryRouter([{ path: '*', element: <TopBar routes={routes} /> }], {
    initialEntries: [url],
  });
  render(<RouterProvider router={router} />);
}
