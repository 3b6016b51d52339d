import { Button, denseText } from '@donate-impact/shared/ui';
import styled from 'styled-components';

const narrow = '@media (max-width: 63.99rem)';

/** On a narrow screen the filters wait behind it, so that the first candidate is in sight. */
export const FilterToggle = styled(Button)`
  display: none;

  ${narrow} {
    display: inline-flex;
  }
`;

export const FilterForm = styled.form`
  display: flex;
  flex: 1 1 26rem;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-1);
  min-width: 0;

  ${narrow} {
    flex: 1 0 100%;
    order: 1;

    &[data-open='false'] {
      display: none;
    }
  }
`;

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 8.5rem;
  min-width: 0;

  &:first-child {
    flex-basis: 9.5rem;
  }

  &:last-of-type {
    flex-basis: 7rem;
  }

  label {
    font-size: ${denseText.control};
    font-weight: 600;
    line-height: 1.4;
    white-space: nowrap;
  }

  input,
  select {
    width: 100%;
    min-height: var(--target);
    padding-inline: var(--space-1);
    border: 2px solid var(--color-control);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
`;
