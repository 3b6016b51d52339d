import { paths } from '@donate-impact/shared/routes';
import { donationAmount } from '@donate-impact/shared/scoring';
import { Cluster, LinkButton, Stack, usePageTitle } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { Features } from '../landing/Features';
import { Hero } from '../landing/Hero';

/** The site in one page: what it does, a sample run, and the way to the demo. */
export function Landing() {
  usePageTitle('Donate Impact: make your political dollars count');
  return (
    <Stack $gap={6} data-boundary="marketing">
      <Hero />
      <Features />
      <Band aria-labelledby="start-title">
        <h2 id="start-title">See where your ${donationAmount} would go</h2>
        <LinkButton to={paths.wizard.getHref()}>Start the Demo</LinkButton>
      </Band>
    </Stack>
  );
}

const Band = styled(Cluster).attrs({ as: 'section' })`
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-4);
  border-block: var(--rule);
  h2 {
    font-size: var(--text-h2);
  }
`;
