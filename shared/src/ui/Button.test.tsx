import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button';

it.each([
  [{ key: 'Enter' }, true],
  [{ key: 'Enter', repeat: true }, false],
  [{ key: 'Tab', repeat: true }, true],
])('lets a browser act on %j: %s', (event, isLet) => {
  render(<Button>Open</Button>);

  expect(fireEvent.keyDown(screen.getByRole('button'), event)).toBe(isLet);
});
