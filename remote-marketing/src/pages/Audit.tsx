import { Section, Stack, usePageTitle } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { AllCandidates } from '../audit/AllCandidates';
import { DecisiveFactors } from '../audit/DecisiveFactors';
import { Downloads } from '../audit/Downloads';
import { FileOrder } from '../audit/FileOrder';
import { Finding } from '../audit/Finding';
import { Method } from '../audit/Method';
import { Places } from '../audit/Places';
import { TopThree } from '../audit/TopThree';

/** Whom the ranking puts first over all possible answers, and why. */
export function Audit() {
  usePageTitle('Audit of the ranking');
  return (
    <Stack $gap={4} data-boundary="marketing">
      <Finding />
      <Places />
      <TopThree />
      <DecisiveFactors />
      <Details id="details" title="In detail">
        <div>
          <FileOrder />
          <Method />
          <AllCandidates />
        </div>
      </Details>
      <Downloads />
    </Stack>
  );
}

/** As wide as the page: its tables are. */
const Details = styled(Section)`
  & > h2 {
    font-size: var(--text-lead);
  }
  details + details {
    border-block-start: 0;
  }
`;
