/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { RouteFocus } from './RouteFocus';

it('does not move focus on the first load', () => {
  visit('/one');

  expect(document.body).toHaveFocus();
});

it('moves focus to the heading of the next page', async () => {
  const router = visit('/one');

  await act(() => router.navigate('/two'));

  expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
});

it.each(['link', 'button'])(
  'returns focus, after Back, to the %s by which the visitor left',
  async (role) => {
    const router = visit('/one');
    await userEvent.click(screen.getByRole(role, { name: 'On' }));
    expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();

    await act(() => router.navigate(-1));

    expect(screen.getByRole(role, { name: 'On' })).toHaveFocus();
  },
);

it.each(['/one?sort=name', '/one#share'])(
  'does not move focus within a page, as at %s',
  async (to) => {
    const router = visit('/one');

    await act(() => router.navigate(to));

    expect(document.body).toHaveFocus();
  },
);

it('does nothing on a page without a heading', async () => {
  const router = visit('/one');

  await act(() => router.navigate('/none'));

  expect(document.body).toHaveFocus();
});

function visit(url: string) {
  const children = [
    { path: '/one', element: <One /> },
    { path: '/two', element: <h1 tabIndex={-1}>Two</h1> },
    { path: '/none', element: <p>None</p> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }], {
    initialEntries: [url],
  });
  render(<RouterProvider router={router} />);
  return router;
}

function One() {
  const navigate = useNavigate();
  return (
    <>
      <h1 tabIndex={-1}>One</h1>
      <Link to="/two">On</Link>
      <button type="button" onClick={() => navigate('/two')}>
        On
      </button>
    </>
  );
}

function Frame() {
  return (
    <main id="main">
      <Outlet />
      <RouteFocus />
    </main>
  );
}
