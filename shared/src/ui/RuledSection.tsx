import styled from 'styled-components';
import { Section } from './Section';

/** A section below a rule, in place of a box. */
export const RuledSection = styled(Section)`
  padding-block-start: var(--space-2);
  border-block-start: var(--rule);
`;
