import { issueLabel } from '@donate-impact/shared/candidates';
import { VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { dotSeparated } from './dotSeparated';

interface IssueListProps {
  issues: readonly string[];
  /** The issues that the list is ranked by. */
  chosen: readonly string[];
}

/** A candidate's issues in a line, those that were chosen first, with a check. */
export function IssueList({ issues, chosen }: IssueListProps) {
  const isChosen = (issue: string) => chosen.includes(issue);
  const listed = [...issues.filter(isChosen), ...issues.filter((issue) => !isChosen(issue))];
  return (
    <Issues aria-label="Issues">
      {listed.map((issue) => (
        <li key={issue} data-chosen={isChosen(issue) || undefined}>
          <span>{issueLabel(issue)}</span>
          {isChosen(issue) && <VisuallyHidden>, chosen</VisuallyHidden>}
        </li>
      ))}
      {issues.length === 0 && <li>No issues listed</li>}
    </Issues>
  );
}

const Issues = styled.ul`
  ${dotSeparated}
  line-height: var(--line-snug);

  [data-chosen] {
    color: var(--color-accent);
  }

  [data-chosen] > span:first-child::before {
    content: '✓ ' / '';
  }
`;
