import { paths } from '@donate-impact/shared/routes';
import { Lead, LinkButton, PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';
import { Algorithm } from '../about/Algorithm';
import { Goals } from '../about/Goals';
import { RuledSection } from '../about/RuledSection';
import { Solution } from '../about/Solution';

export function About() {
  usePageTitle('About Us');
  return (
    <Stack $gap={4} data-boundary="marketing">
      <Stack>
        <PageHeading>About Us</PageHeading>
        <Lead>
          Donate Impact is a prototype that shows how a donor could choose political candidates by
          the difference a donation makes.
        </Lead>
        <div data-print="hide">
          <LinkButton to={paths.wizard.getHref()} $variant="primary">
            Try the Demo
          </LinkButton>
        </div>
      </Stack>
      <Problem />
      <Solution />
      <Algorithm />
      <Goals />
      <WhatWouldProveItWrong />
    </Stack>
  );
}

function Problem() {
  return (
    <RuledSection id="problem" title="The Problem">
      <p>
        Most political money follows well-known names into settled races, while close races run
        short. Donors who want to do better have little to go by: polls, filings and election dates
        are scattered, and advice seldom gives its reasons.
      </p>
    </RuledSection>
  );
}

function WhatWouldProveItWrong() {
  return (
    <RuledSection id="wrong" title="What would prove it wrong">
      <p>
        The score would be wrong if, in real elections, donations to the first of the ranking
        changed no more results than donations to the last. The candidates here are invented, so
        this site cannot test it.
      </p>
    </RuledSection>
  );
}
