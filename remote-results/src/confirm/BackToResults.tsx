import { paths } from '@donate-impact/shared/routes';
import { type ButtonLook, LinkButton } from '@donate-impact/shared/ui';

export function BackToResults({ $variant }: ButtonLook) {
  return (
    <LinkButton $variant={$variant} to={paths.results.getHref()}>
      Back to Results
    </LinkButton>
  );
}
