import { paths } from '@donate-impact/shared/routes';
import { LinkButton } from '@donate-impact/shared/ui';

/** No candidate of the data file has the id in the address. */
export function CandidateNotFound({ unreadable }: { unreadable: number }) {
  return (
    <>
      <p>
        No candidate has this address. The list may have changed since the link was made.
        {unreadable > 0 && ` ${unreadableSentence(unreadable)}`}
      </p>
      <div>
        <LinkButton $variant="primary" to={paths.results.getHref()}>
          Back to Results
        </LinkButton>
      </div>
    </>
  );
}

function unreadableSentence(count: number): string {
  return count === 1
    ? '1 record of the data file could not be read and may be the one.'
    : `${count} records of the data file could not be read; one of them may be it.`;
}
