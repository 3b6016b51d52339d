import { PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { Algorithm } from '../about/Algorithm';
import { Goals } from '../about/Goals';
import { Privacy } from '../about/Privacy';
import { Problem } from '../about/Problem';
import { Solution } from '../about/Solution';
import { TryTheDemo } from '../about/TryTheDemo';
import { WhatWouldProveItWrong } from '../about/WhatWouldProveItWrong';

/** What the prototype is for, what goes into the score, and what does not. */
export function About() {
  usePageTitle('About Us');
  return (
    <Stack $gap={6} data-boundary="marketing">
      <Stack>
        <PageHeading>About Us</PageHeading>
        <Lead>
          Donate Impact is a prototype. It shows how a donor could choose political candidates by
          the difference a donation makes. It uses synthetic data and explains every figure.
        </Lead>
      </Stack>
      <Problem />
      <Solution />
      <Algorithm />
      <WhatWouldProveItWrong />
      <Goals />
      <Privacy />
      <TryTheDemo />
    </Stack>
  );
}

const Lead = styled.p`
  font-size: var(--text-lead);
  line-height: 1.4;
`;
