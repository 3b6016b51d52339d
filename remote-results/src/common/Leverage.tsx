import { type Candidate, leverageLabels } from '@donate-impact/shared/candidates';
import styled from 'styled-components';

/** The level of a donation's leverage in its color, with the noun where nothing beside it names it. */
export function Leverage({
  level,
  noun = '',
}: {
  level: Candidate['donationLeverage'];
  noun?: string;
}) {
  return <Level data-level={level}>{`${leverageLabels[level]}${noun}`}</Level>;
}

/* From the highest level to the lowest, from the accent to what is muted. */
const Level = styled.span`
  color: var(--color-muted);

  &[data-level='high'] {
    color: var(--color-accent);
  }

  &[data-level='med-high'] {
    color: var(--color-accent-hover);
  }

  &[data-level='medium'] {
    color: var(--color-text);
  }
`;
