import { paths } from '@donate-impact/shared/routes';
import { type ButtonLook, LinkButton } from '@donate-impact/shared/ui';
import { useViewedAnswers } from '../list/useViewedAnswers';

export function BackToResults({ $variant }: ButtonLook) {
  const { fragment } = useViewedAnswers();
  return (
    <LinkButton $variant={$variant} to={paths.results.getHref() + fragment}>
      Back to Results
    </LinkButton>
  );
}
