import { PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';
import { AllCandidates } from '../audit/AllCandidates';
import { AuditedFile } from '../audit/AuditedFile';
import { DecisiveFactors } from '../audit/DecisiveFactors';
import { Downloads } from '../audit/Downloads';
import { FileOrder } from '../audit/FileOrder';
import { Finding } from '../audit/Finding';
import { Method } from '../audit/Method';
import { NeverReached } from '../audit/NeverReached';
import { Places } from '../audit/Places';

/** Whom the ranking puts first over all possible answers, and why. */
export function Audit() {
  usePageTitle('Audit of the ranking');
  return (
    <Stack $gap={6} data-boundary="marketing">
      <Stack>
        <PageHeading>Audit of the ranking</PageHeading>
        <Finding />
        <AuditedFile />
      </Stack>
      <Places />
      <DecisiveFactors />
      <NeverReached />
      <FileOrder />
      <Method />
      <AllCandidates />
      <Downloads />
    </Stack>
  );
}
