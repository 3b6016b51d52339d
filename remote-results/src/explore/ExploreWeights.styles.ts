import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  margin-block-start: var(--space-2);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }

  legend,
  caption {
    padding-block-end: var(--space-1);
    font-weight: 600;
    text-align: start;
  }

  fieldset + fieldset {
    margin-block-start: var(--space-2);
  }
`;

export const PresetList = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: 0 var(--space-2);
`;

export const PresetChoice = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  cursor: pointer;

  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
  }
`;

export const Slider = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: var(--space-1);

  span {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  input {
    grid-column: 1 / -1;
    width: 100%;
    height: 2rem;
    margin: 0;
  }
`;

/** Its button and what that opens are laid out by the tools around it. */
export const Toggle = styled.div`
  display: contents;
`;

export const RankTable = styled.table`
  width: 100%;
  font-size: var(--text-small);

  th,
  td {
    padding: var(--space-half) 0.375rem;
    border-block-start: 1px solid var(--color-border);
    vertical-align: baseline;
    text-align: start;
  }

  :is(th, td):first-child {
    padding-inline-start: 0;
  }

  thead th {
    vertical-align: bottom;
  }

  tbody th {
    overflow-wrap: anywhere;
  }

  small {
    color: var(--color-muted);
    font-size: var(--text-small);
  }

  @media (min-width: 24rem) {
    small {
      white-space: nowrap;
    }
  }
`;
