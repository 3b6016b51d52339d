import { paths } from '@donate-impact/shared/routes';
import { LinkButton, Notice } from '@donate-impact/shared/ui';
import { focusHeading } from '../part/focusHeading';

/** Says that the page goes by the answers of a link, and leads to the visitor's own. */
export function SharedNotice() {
  return (
    <Notice
      tone="plain"
      title="You are looking at somebody else’s matches"
      actions={
        <LinkButton to={paths.results.getHref()} onClick={focusHeading}>
          Show my own matches
        </LinkButton>
      }
    >
      <p>
        The link that you opened carries their preferences, and this page is ranked by those. Your
        own preferences are unchanged.
      </p>
    </Notice>
  );
}
