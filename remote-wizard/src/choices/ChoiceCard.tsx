import type { Option } from '@donate-impact/shared/preferences';
import { BallotMark, media } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useEarlyChoice } from './useEarlyChoice';

interface ChoiceCardProps extends Option {
  type: 'checkbox' | 'radio';
  name: string;
  checked: boolean;
  onChoose: () => void;
  /** More about the choice, under the hint. */
  children?: ReactNode;
}

/** A native checkbox or radio whose whole card is its target. */
export function ChoiceCard({ type, name, id: value, label, hint, ...card }: ChoiceCardProps) {
  const id = `${name}-${value}`;
  const input = useEarlyChoice(id, card.checked, card.onChoose);
  return (
    <Card>
      <Input
        ref={input}
        id={id}
        type={type}
        name={name}
        value={value}
        checked={card.checked}
        onChange={card.onChoose}
        // Keeps the browser from restoring the control's own state on a reload.
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
      />
      <Label htmlFor={id}>{label}</Label>
      {hint && (
        <Details>
          <p id={`${id}-hint`}>{hint}</p>
          {card.children}
        </Details>
      )}
    </Card>
  );
}

const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-2);
  align-content: center;
  min-height: 3.5rem;
  padding: var(--space-1) var(--space-2);
  @media ${media.phone} {
    column-gap: var(--space-1);
    min-height: 3rem;
    padding: 0.375rem var(--space-1);
    line-height: var(--line-snug);
  }
  --ground: var(--color-page);
  background: var(--ground);
  border-block-end: var(--hairline);
  @media (hover: hover) {
    &:hover {
      --ground: var(--color-sunken);
    }
  }
  &:has(:checked) {
    --ground: var(--color-accent-soft);
  }
  /* The mark of a ballot is filled for what is chosen. */
  &:not(:has(:checked)) ${BallotMark} {
    background: none;
    color: var(--color-accent);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

const Input = styled.input`
  position: relative;
  z-index: 1;
  inline-size: var(--space-3);
  block-size: var(--space-3);
  margin: calc((1lh - var(--space-3)) / 2) 0 0;
  /* The card has the outline, where a browser knows :has. */
  @supports selector(:has(*)) {
    &:focus-visible {
      outline: none;
    }
  }
`;

const Label = styled.label`
  font-weight: 600;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Details = styled.div`
  grid-column: 2;
  font-size: var(--text-small);
  p {
    max-width: none;
    margin-block-end: var(--space-half);
    line-height: var(--line-snug);
    @media ${media.phone} {
      margin-block-end: 0.125rem;
    }
  }
  @media ${media.largeText} {
    grid-column: 1 / -1;
  }
`;
