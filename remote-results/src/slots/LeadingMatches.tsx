import { candidatesQuery } from '@donate-impact/shared/candidates';
import { selectAnswers, useAppSelector } from '@donate-impact/shared/preferences';
import { useQuery } from '@tanstack/react-query';
import { Leading } from '../leading/Leading';

/** The candidates who lead so far, beside the questions of the wizard. Nothing until the data file has arrived. */
export function LeadingMatches() {
  const { data } = useQuery(candidatesQuery);
  const answers = useAppSelector(selectAnswers);
  return data ? <Leading candidates={data.candidates} answers={answers} /> : null;
}
