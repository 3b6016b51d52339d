import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { type ButtonLook, buttonStyles } from './buttonStyles';

/** A native button; `secondary` and of type button by default. A key that is held presses it once. */
export const Button = styled.button.attrs<ButtonLook>(
  ({ type = 'button', onKeyDown = ignoreRepeats }) => ({ type, onKeyDown }),
)`
  ${buttonStyles}
`;

function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
