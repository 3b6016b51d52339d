import { Button } from '@donate-impact/shared/ui';
import styled from 'styled-components';

const narrow = '@media (max-width: 39.99rem)';

/** On a narrow screen the filters wait behind it, so that the first candidate is in sight. */
export const FilterToggle = styled(Button)`
  display: none;

  ${narrow} {
    display: inline-flex;
  }
`;

export const FilterForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-1) var(--space-2);

  ${narrow} {
    &[data-open='false'] {
      display: none;
    }
  }
`;

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 9.6rem;
  gap: var(--space-half);
  min-width: 0;

  &:first-child {
    flex-basis: 14rem;
  }

  label {
    font-size: var(--text-small);
    font-weight: 600;
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
