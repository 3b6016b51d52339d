import { paths } from '@donate-impact/shared/routes';
import { donationAmount } from '@donate-impact/shared/scoring';
import {
  Cluster,
  Lead,
  LinkButton,
  Muted,
  media,
  PageHeading,
  Stack,
  usePageTitle,
  VisuallyHidden,
} from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { Features } from '../landing/Features';
import { Proof } from '../landing/Proof';
import { Mockup } from '../mockup/Mockup';

/** The site in one page: what it does, a sample run, and the way to the demo. */
export function Landing() {
  usePageTitle('Donate Impact: make your political dollars count');
  return (
    <Stack $gap={6} data-boundary="marketing">
      <Columns>
        <Stack $gap={3}>
          <Headline>Make your political dollars count</Headline>
          <Lead>
            Answer three questions. See which candidates your ${donationAmount} could help most, and
            the arithmetic behind every score.
          </Lead>
          <Stack $gap={1}>
            <Cluster $gap={2}>
              <LinkButton to={paths.wizard.getHref()} $variant="primary">
                Run the Demo
              </LinkButton>
              <LinkButton to={paths.about.getHref()}>
                Learn More<VisuallyHidden> about this site</VisuallyHidden>
              </LinkButton>
            </Cluster>
            <Muted>About a minute, no account, no payment.</Muted>
          </Stack>
          <Proof />
        </Stack>
        <Mockup />
      </Columns>
      <Features />
      <Band aria-labelledby="start-title">
        <h2 id="start-title">See where your ${donationAmount} would go</h2>
        <LinkButton to={paths.wizard.getHref()}>Start the Demo</LinkButton>
      </Band>
    </Stack>
  );
}

/* Nothing is centered: its place would change while the rest arrives. */
const Columns = styled(Stack)`
  gap: var(--space-4);
  align-items: start;
  padding-block-start: var(--space-1);
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 29rem);
    gap: var(--space-8);
    padding-block-start: var(--space-2);
  }
`;

const Headline = styled(PageHeading)`
  max-width: 11em;
  font-size: var(--text-headline);
`;

const Band = styled(Cluster).attrs({ as: 'section' })`
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-4);
  border-block-start: var(--rule);
  h2 {
    font-size: var(--text-h2);
  }
`;
