import { act, render, screen } from '@testing-library/react';
import { hotPage } from './hotPage';

const before = { Page: () => 'Before' };
const after = { Page: () => 'After' };

afterEach(() => document.body.replaceChildren());

it('shows each new version of a page in place of the one before', () => {
  let module = before;
  const { HotPage, update } = hotPage('Page', () => module);
  render(<HotPage />);

  module = after;
  act(() => update());

  expect(screen.getByText('After')).toBeVisible();
});

it('enters a page as its current version does, if it does anything', () => {
  const entered = jest.fn();
  let module: object = before;
  const { onEnter } = hotPage('Page', () => module);

  onEnter({ dispatch: jest.fn() });
  module = { ...after, onEnter: entered };
  onEnter({ dispatch: jest.fn() });

  expect(entered).toHaveBeenCalledTimes(1);
});

it('loads the page anew only where the version before has failed', () => {
  const reload = jest.fn();
  const { update } = hotPage('Page', () => before);

  update(reload);
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = '<div data-failure="render"></div>';
  update(reload);

  expect(reload).toHaveBeenCalledTimes(1);
});
