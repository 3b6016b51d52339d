import { PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';
import { RuledSection } from '../about/RuledSection';
import { AllCandidates } from '../audit/AllCandidates';
import { AuditedFile } from '../audit/AuditedFile';
import { DecisiveFactors } from '../audit/DecisiveFactors';
import { Downloads } from '../audit/Downloads';
import { FileOrder } from '../audit/FileOrder';
import { Method } from '../audit/Method';
import { Places } from '../audit/Places';
import { TopThree } from '../audit/TopThree';

/** Whom the ranking puts first over all possible answers, and why. */
export function Audit() {
  usePageTitle('Audit of the ranking');
  return (
    <Stack $gap={4} data-boundary="marketing">
      <Stack>
        <PageHeading>Audit of the ranking</PageHeading>
        <AuditedFile />
      </Stack>
      <Places />
      <TopThree />
      <DecisiveFactors />
      <RuledSection id="details" title="In detail">
        <div>
          <FileOrder />
          <Method />
          <AllCandidates />
        </div>
      </RuledSection>
      <Downloads />
    </Stack>
  );
}
