import { candidatesQuery } from '@donate-impact/shared/candidates';
import { isUnanswered, selectAnswers, useAppSelector } from '@donate-impact/shared/preferences';
import { useQuery } from '@tanstack/react-query';
import { Leading } from '../leading/Leading';

/**
 * The candidates who lead so far, beside the questions of the wizard. The data file is read from the first answer on;
 * nothing is shown until it has arrived.
 */
export function LeadingMatches() {
  const answers = useAppSelector(selectAnswers);
  const enabled = !isUnanswered(answers);
  const { data } = useQuery({ ...candidatesQuery, enabled });
  const candidates = data?.candidates ?? (enabled ? null : []);
  return candidates && <Leading candidates={candidates} answers={answers} />;
}
