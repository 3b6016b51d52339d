import { paths } from '@donate-impact/shared/routes';
import { LinkButton, Notice } from '@donate-impact/shared/ui';

/** Says that records of the data file could not be read. */
export function UnreadableNotice({ count }: { count: number }) {
  return (
    <Notice
      tone="plain"
      title={`${count} ${count === 1 ? 'candidate' : 'candidates'} could not be read`}
    >
      <p>
        {count === 1 ? 'That record' : 'Those records'} in the data file{' '}
        {count === 1 ? 'is' : 'are'} invalid and left out of this list.
      </p>
    </Notice>
  );
}

/** Shown when the data file has no candidates. */
export function NoMatches() {
  return (
    <Notice
      tone="plain"
      title="No matches found"
      actions={<LinkButton to={paths.wizard.getHref()}>Start Over</LinkButton>}
    >
      <p>Try selecting more issues, or different ones.</p>
    </Notice>
  );
}
