import { Button } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** On a narrow screen, what it opens waits behind it, so that the first candidate is in sight. */
export const NarrowToggle = styled(Button)`
  display: none;

  @media screen and (max-width: 63.99rem) {
    display: inline-flex;
  }
`;
