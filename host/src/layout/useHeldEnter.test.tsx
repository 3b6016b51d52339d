import { fireEvent, render, screen } from '@testing-library/react';
import { useHeldEnter } from './useHeldEnter';

it('lets a held Enter press a control once', () => {
  render(<Page />);
  const button = screen.getByRole('button');

  expect(isLetThrough(button, { key: 'Enter', repeat: false })).toBe(true);
  expect(isLetThrough(button, { key: 'Enter', repeat: true })).toBe(false);
});

it('leaves other held keys and Enter in a text alone', () => {
  render(<Page />);

  expect(isLetThrough(screen.getByRole('button'), { key: 'Tab', repeat: true })).toBe(true);
  expect(isLetThrough(screen.getByRole('textbox'), { key: 'Enter', repeat: true })).toBe(true);
});

function isLetThrough(target: Element, key: { key: string; repeat: boolean }) {
  return fireEvent.keyDown(target, key);
}

function Page() {
  useHeldEnter();
  return (
    <>
      <button type="button">Start Over</button>
      <textarea />
    </>
  );
}
