import { issueLabel } from '@donate-impact/shared/candidates';
import { Badge, VisuallyHidden } from '@donate-impact/shared/ui';
import { useMatchesOfList } from '../list/MatchesContext';
import { Issues } from './CandidateCard.styles';

/** The candidate's issues; those that the list is ranked by say so, in words as well as in tone. */
export function CardIssues({ issues }: { issues: readonly string[] }) {
  const { answers } = useMatchesOfList();
  if (issues.length === 0) return <p>No issues listed</p>;

  return (
    <Issues aria-label="Issues">
      {issues.map((issue) => {
        const isChosen = answers.issues.includes(issue);
        return (
          <li key={issue}>
            <Badge $tone={isChosen ? 'soft' : 'plain'}>
              {isChosen && <span aria-hidden="true">✓ </span>}
              {issueLabel(issue)}
              {isChosen && <VisuallyHidden>, chosen</VisuallyHidden>}
            </Badge>
          </li>
        );
      })}
    </Issues>
  );
}
