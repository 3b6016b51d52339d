import { paths } from '@donate-impact/shared/routes';
import { LinkButton, Notice } from '@donate-impact/shared/ui';

/** The data file has no candidate. */
export function NoMatches() {
  return (
    <Notice
      tone="plain"
      title="No matches found"
      actions={<LinkButton to={paths.demo.getHref()}>Start Over</LinkButton>}
    >
      <p>Try selecting more issues, or other ones, so that candidates can be matched to you.</p>
    </Notice>
  );
}
