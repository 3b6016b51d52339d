import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

/**
 * The prominence of a button: one `primary` per view, otherwise `secondary`, or `quiet` for minor actions; `inline` is quiet and
 * no higher than the line of small text in which it stands.
 */
type ButtonVariant = keyof typeof variants;

/** The properties of a button that change its styles. */
export interface ButtonLook {
  $variant?: ButtonVariant;
}

const quiet = css`
  background: none;
  border-color: transparent;
  color: var(--color-accent);
  text-decoration: underline;
  padding-inline: 0;
  border-inline-width: 0;
  &:hover:not(:disabled) {
    color: var(--color-accent-hover);
  }
  @media (forced-colors: active) {
    border-color: Canvas;
  }
`;

const variants = {
  primary: css`
    background: var(--color-accent);
    border-color: var(--color-accent);
    color: var(--color-on-accent);
    &:hover:not(:disabled) {
      background: var(--color-accent-hover);
      border-color: var(--color-accent-hover);
      color: var(--color-on-accent);
    }
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: ButtonText;
      border-color: ButtonText;
      color: ButtonFace;
      &:hover:not(:disabled) {
        background: Highlight;
        border-color: Highlight;
        color: HighlightText;
      }
    }
  `,
  secondary: css`
    background: var(--color-surface);
    border-color: var(--color-control);
    color: var(--color-text);
    &:hover:not(:disabled) {
      border-color: var(--color-text);
      background: var(--color-sunken);
      color: var(--color-text);
    }
  `,
  quiet,
  inline: css`
    ${quiet}
    min-height: 1.5rem;
    padding-block: 0;
    font-size: var(--text-small);
  `,
};

/** The look of a button, for buttons and for links that act like one. */
export const buttonStyles = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-height: var(--target);
  min-width: var(--target);
  max-width: 100%;
  padding: var(--space-1) var(--space-2);
  border: 1px solid;
  border-radius: var(--radius);
  font: 600 var(--text-body) / var(--line-tight) var(--font);
  text-align: center;
  overflow-wrap: anywhere;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 120ms, border-color 120ms;
  ${({ $variant = 'secondary' }) => variants[$variant]}
  &:disabled {
    background: var(--color-sunken);
    border-color: var(--color-border);
    color: var(--color-muted);
    cursor: not-allowed;
  }
`;

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

/** A link to another page of the site that looks like a button. */
export const LinkButton = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;
