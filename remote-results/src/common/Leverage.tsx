import { type Leverage as Level, leverageLabels } from '@donate-impact/shared/candidates';
import styled from 'styled-components';

/** The level of a donation's leverage in its color, with the noun where nothing beside it names it. */
export function Leverage({ level, noun = '' }: { level: Level; noun?: string }) {
  return <Colored $level={level}>{`${leverageLabels[level]}${noun}`}</Colored>;
}

/* From the highest level to the lowest, ever paler. */
const colors = { high: 'text', 'med-high': 'text-soft', medium: 'muted', low: 'faint' };

const Colored = styled.span<{ $level: Level }>`
  color: ${({ $level }) => `var(--color-${colors[$level]})`};
`;
