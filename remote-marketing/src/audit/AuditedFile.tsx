import { candidatesUrl } from '@donate-impact/shared/candidates/candidatesUrl';
import { fetchChecked } from '@donate-impact/shared/integrity';
import { impactChoices } from '@donate-impact/shared/scoring';
import { Lead } from '@donate-impact/shared/ui';
import { useEffect, useState } from 'react';
import figures from './figures.json';

const { answers, candidates, file, issues } = figures;
const kinds = impactChoices.length - 1;

/** Which data file was audited, and whether it is the one that this site ranks now. */
export function AuditedFile() {
  const [isOther, setIsOther] = useState(false);
  useEffect(() => {
    // A file that cannot be had says nothing.
    fetchChecked(`${candidatesUrl}#${file}`, {}).catch((error: Error) =>
      setIsOther(error.name === 'IntegrityError'),
    );
  }, []);
  const next = isOther
    ? 'The candidates have changed since, so the matches can differ from what this audit says.'
    : 'Here is whom the ranking favors.';
  // One text: another one that begins in a line may move as it arrives.
  return (
    <Lead>{`All ${answers} combinations of answers were tried on the ${candidates.length} invented candidates of this site: ${2 ** issues} sets of issues, each with one of ${kinds} kinds of impact or none. ${next}`}</Lead>
  );
}
