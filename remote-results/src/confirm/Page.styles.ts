import { Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** A receipt's width: a name and its dollars stay one line to the eye. */
export const Page = styled(Stack)`
  max-inline-size: 46rem;
`;
