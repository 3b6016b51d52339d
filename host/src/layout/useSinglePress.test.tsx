/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useSinglePress } from './useSinglePress';

beforeEach(() => window.history.replaceState(null, '', '/'));

it('lets a held Enter press a control once', () => {
  visit();
  const button = screen.getByRole('button', { name: 'Start Over' });

  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: false })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
});

it('leaves other held keys and Enter in a text alone', () => {
  visit();

  expect(
    fireEvent.keyDown(screen.getByRole('button', { name: 'Start Over' }), {
      key: 'Tab',
      repeat: true,
    }),
  ).toBe(true);
  const enter = { key: 'Enter', repeat: true };
  expect(fireEvent.keyDown(screen.getByRole('textbox'), enter)).toBe(true);
});

it('presses nothing on the next page with the second click of a double click', async () => {
  const router = visit();

  fireEvent.click(screen.getByRole('button', { name: 'Start Over' }), { detail: 1 });
  await act(() => router.navigate('/next'));

  expect(fireEvent.click(screen.getByRole('checkbox'), { detail: 2 })).toBe(false);
  expect(fireEvent.click(screen.getByRole('checkbox'), { detail: 1 })).toBe(true);
});

it('counts both clicks of a double click on a checkbox', async () => {
  const router = visit();
  await act(() => router.navigate('/next'));

  fireEvent.click(screen.getByRole('checkbox'), { detail: 1 });
  fireEvent.click(screen.getByRole('checkbox'), { detail: 2 });

  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('presses a control of a page that the visitor has left once, and another one too', () => {
  visit();
  const button = screen.getByRole('button', { name: 'Start Over' });

  fireEvent.click(button);
  window.history.pushState({ key: 'next' }, '', '/next');

  expect(fireEvent.click(button)).toBe(false);
  expect(fireEvent.click(screen.getByRole('button', { name: 'About' }))).toBe(true);
});

function visit() {
  const children = [
    { path: '/', element: <Page /> },
    { path: '/next', element: <input type="checkbox" /> },
  ];
  const router = createBrowserRouter([{ element: <Frame />, children }]);
  render(<RouterProvider router={router} />);
  return router;
}

function Frame() {
  useSinglePress();
  return <Outlet />;
}

function Page() {
  return (
    <>
      <button type="button">Start Over</button>
      <button type="button">About</button>
      <textarea />
    </>
  );
}
