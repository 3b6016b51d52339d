import { candidatesUrl } from '@donate-impact/shared/candidates/candidatesUrl';
import { fetchChecked } from '@donate-impact/shared/integrity';
import { useEffect, useState } from 'react';
import figures from './figures.json';

const { candidates, file } = figures;

/** Which data file was audited, and whether it is the one that this site ranks now. */
export function AuditedFile() {
  const [isOther, setIsOther] = useState(false);
  useEffect(() => {
    // A file that cannot be had says nothing.
    fetchChecked(`${candidatesUrl}#${file}`, {}).catch((error: Error) =>
      setIsOther(error.name === 'IntegrityError'),
    );
  }, []);
  return (
    <p>
      {isOther ? (
        <strong>
          The candidates have changed since this audit, so the matches can differ from what it says.
        </strong>
      ) : (
        <span>{`This audit covers the ${candidates.length} fictional candidates that this site ranks.`}</span>
      )}
    </p>
  );
}
