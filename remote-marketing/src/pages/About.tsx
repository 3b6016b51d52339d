import { paths } from '@donate-impact/shared/routes';
import { donationAmount } from '@donate-impact/shared/scoring';
import { Lead, LinkButton, PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';
import { Algorithm } from '../about/Algorithm';
import { Columns } from '../about/Columns';
import { RuledSection } from '../about/RuledSection';

const steps = {
  'Tell us your priorities':
    'Choose your issues, the kind of impact you want, and one donation or several.',
  'We analyze the data':
    'Your browser scores every candidate by four factors. Your answers stay there.',
  'Get your matches': 'See the candidates ranked, with the arithmetic behind every score.',
};

const goals = {
  'Maximize Impact': 'Direct each dollar to where it can still make a difference.',
  'Democratize Access': `Give a donor of $${donationAmount} the analysis that large donors pay for.`,
  'Increase Transparency': 'Show every factor, weight and tie. The donor judges.',
};

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
      <RuledSection id="problem" title="The Problem">
        <p>
          Most political money follows well-known names into settled races, while close races run
          short. Donors who want to do better have little to go by: polls, filings and election
          dates are scattered, and advice seldom gives its reasons.
        </p>
      </RuledSection>
      <RuledSection id="solution" title="Our Solution">
        <Columns list="ol" texts={steps} />
      </RuledSection>
      <Algorithm />
      <RuledSection id="goals" title="Our Goals">
        <Columns texts={goals} />
      </RuledSection>
      <RuledSection id="wrong" title="What would prove it wrong">
        <p>
          The score would be wrong if, in real elections, donations to the first of the ranking
          changed no more results than donations to the last. The candidates here are invented, so
          this site cannot test it.
        </p>
      </RuledSection>
    </Stack>
  );
}
