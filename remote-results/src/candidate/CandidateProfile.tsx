import { type Candidate, issueLabel } from '@donate-impact/shared/candidates';
import { Badge, Section, Surface } from '@donate-impact/shared/ui';
import { IssueList, Muted } from './CandidateDetails.styles';
import { KeyMetrics } from './KeyMetrics';

interface CandidateProfileProps {
  candidate: Candidate;
  chosenIssues: readonly string[];
}

/** The district, the issues and the key metrics. */
export function CandidateProfile({ candidate, chosenIssues }: CandidateProfileProps) {
  return (
    <>
      <Surface>
        <Section id="profile" title="District profile">
          <p>{candidate.profile}</p>
        </Section>
      </Surface>
      <Surface>
        <Section id="issues" title="Key issues">
          <IssueList>
            {candidate.issues.map((issue) => (
              <li key={issue}>
                <Badge $tone={chosenIssues.includes(issue) ? 'soft' : 'outline'}>
                  {issueLabel(issue)}
                  {chosenIssues.includes(issue) && ', one of yours'}
                </Badge>
              </li>
            ))}
          </IssueList>
          {candidate.issues.length === 0 && <Muted>No issues are listed.</Muted>}
        </Section>
      </Surface>
      <KeyMetrics candidate={candidate} />
    </>
  );
}
