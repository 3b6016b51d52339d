import { paths } from '@donate-impact/shared/routes';
import { LinkButton } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { Sheet } from './Mockup.styles';

/** Replaces the mock-up when nothing should move. */
export function StartDemoCard() {
  return (
    <Card>
      <Title>Three questions</Title>
      <List>
        <li>Which issues matter to you</li>
        <li>What kind of impact you want</li>
        <li>One donation, or several</li>
      </List>
      <p>Then your matches, ranked, each with the arithmetic behind its score.</p>
      <div>
        <LinkButton to={paths.wizard.getHref()}>Start Demo</LinkButton>
      </div>
    </Card>
  );
}

const Card = styled(Sheet)`
  align-content: center;
  gap: var(--space-3);
`;

const Title = styled.p`
  font-size: var(--text-h2);
  font-weight: 600;
  line-height: 1.2;
`;

const List = styled.ol`
  && {
    list-style: decimal;
    padding-inline-start: var(--space-3);
  }
  li {
    padding-block: var(--space-2);
    font-size: var(--text-h3);
    border-block-end: 1px solid var(--color-control);
  }
`;
