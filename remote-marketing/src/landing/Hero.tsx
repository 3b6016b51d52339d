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
  VisuallyHidden,
} from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { Mockup } from '../mockup/Mockup';
import { Proof } from './Proof';

export function Hero() {
  return (
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
