import { paths } from '@donate-impact/shared/routes';
import { donationAmount } from '@donate-impact/shared/scoring';
import { Cluster, LinkButton, PageHeading, Stack, VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { Mockup } from '../mockup/Mockup';

export function Hero() {
  return (
    <Columns>
      <Stack $gap={3}>
        <PageHeading>Make your political dollars count</PageHeading>
        <Lead>
          Answer three questions to see which candidates your ${donationAmount} could help the most,
          with the arithmetic behind every score.
        </Lead>
        <Offers>
          <LinkButton to={paths.wizard.getHref()} $variant="primary">
            Run the Demo
          </LinkButton>
          <LinkButton to={paths.about.getHref()}>
            Learn More<VisuallyHidden> about this site</VisuallyHidden>
          </LinkButton>
        </Offers>
        <p>About a minute, no account, no payment.</p>
      </Stack>
      <Mockup />
    </Columns>
  );
}

/* Where both hardly fit, the second would first stand beside the first and then below it. */
const Offers = styled(Cluster)`
  @media (max-width: 24rem) {
    flex-direction: column;
    align-items: start;
  }
`;

/* Nothing is centered: its place would change while the rest arrives. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
    gap: var(--space-8);
  }
`;

const Lead = styled.p`
  font-size: var(--text-lead);
  line-height: 1.4;
  max-width: 26em;
`;
