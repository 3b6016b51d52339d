import styled from 'styled-components';
import { type ButtonLook, buttonStyles } from './buttonStyles';

/** A native button; `secondary` and of type button by default. */
export const Button = styled.button.attrs<ButtonLook>(({ type = 'button' }) => ({ type }))`
  ${buttonStyles}
`;
