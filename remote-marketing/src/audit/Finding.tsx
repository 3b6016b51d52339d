import { PageHeading, Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { AuditedFile } from './AuditedFile';
import { formatShare, leaders, reaching } from './counts';
import figures from './figures.json';

const { answers, candidates } = figures;
const [leader] = leaders;

/** Each paragraph is one text: another one that begins in a line may move as it arrives. */
export function Finding() {
  return (
    <Stack>
      <PageHeading>Audit of the ranking</PageHeading>
      <Lead>{`To show whom the ranking favors, this page ranks the candidates under all ${answers} possible combinations of answers.`}</Lead>
      <ul>
        {leader && (
          <li>{`${leader.name} comes first most often: in ${formatShare(leader.first)} of them.`}</li>
        )}
        <li>{`${candidates.length - reaching.length} of the ${candidates.length} candidates never reach the top three.`}</li>
      </ul>
      <AuditedFile />
    </Stack>
  );
}

const Lead = styled.p`
  font-size: var(--text-lead);
  line-height: 1.4;
`;
