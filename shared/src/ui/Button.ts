import styled from 'styled-components';
import { type ButtonLook, buttonStyles } from './buttonStyles';

/**
 * A native button; `secondary` and of type button by default. Firefox restores on a reload whether a button was disabled,
 * unless it is told not to complete it.
 */
export const Button = styled.button.attrs<ButtonLook>(({ type = 'button' }) => ({
  type,
  autoComplete: 'off',
}))`
  ${buttonStyles}
`;
