import { paths } from '@donate-impact/shared/routes';
import { LinkButton, PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { Algorithm } from '../about/Algorithm';
import { Goals } from '../about/Goals';
import { Columns, RuledSection } from '../about/RuledSection';
import { Solution } from '../about/Solution';

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

function Problem() {
  return (
    <RuledSection id="problem" title="The Problem">
      <Columns $count={2}>
        <p>
          Most political money follows names. Well-known candidates in settled races collect more
          than they can use, while others, in races that a few thousand votes will decide, run
          short.
        </p>
        <p>
          A donor who wants to do better has to gather polls, filings and election dates, and then
          weigh them. Few have the time, and the advice on offer seldom explains its reasoning.
        </p>
      </Columns>
    </RuledSection>
  );
}

function WhatWouldProveItWrong() {
  return (
    <RuledSection id="wrong" title="What would prove it wrong">
      <p>
        The score claims that a donation matters more in a close race, where funds are short and the
        election is near. It would be wrong if, in real elections, donations to the first candidates
        of the ranking changed no more results than the same donations to the last. Invented
        candidates cannot show it.
      </p>
    </RuledSection>
  );
}

function Privacy() {
  return (
    <RuledSection id="privacy" title="Your Privacy">
      <p>
        Your answers and your selection stay in your browser, which ranks the candidates itself.
      </p>
    </RuledSection>
  );
}

function TryTheDemo() {
  return (
    <RuledSection id="try" title="See for yourself">
      <p>Three questions, about a minute.</p>
      <div>
        <LinkButton to={paths.wizard.getHref()} $variant="primary">
          Try the Demo
        </LinkButton>
      </div>
    </RuledSection>
  );
}
