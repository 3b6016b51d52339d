import { candidatesAddress } from '@donate-impact/shared/candidates/candidatesUrl';
import { useHydrated } from '@donate-impact/shared/ui';
import figures from './figures.json';

const { candidates, file } = figures;

/** Which data file was audited, and whether it is the one that this site ranks now. */
export function AuditedFile() {
  const isOther = useHydrated() && isOtherThan(candidatesAddress());
  return (
    <p>
      {isOther ? (
        <strong>
          The candidates have changed since this audit, so the matches can differ from what it says.
        </strong>
      ) : (
        `This audit covers the ${candidates.length} fictional candidates that this site ranks.`
      )}
    </p>
  );
}

/** Whether an address names the hash of another file; one without a hash does not. */
function isOtherThan(address: string) {
  const [, hash] = address.split('#');
  return hash !== undefined && hash !== file;
}
