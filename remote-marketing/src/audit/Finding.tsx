import { PageHeading, Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { AuditedFile } from './AuditedFile';
import figures from './figures.json';

/** Each paragraph is one text: another one that begins in a line may move as it arrives. */
export function Finding() {
  return (
    <Stack>
      <PageHeading>Audit of the ranking</PageHeading>
      <Lead>{`All ${figures.answers} combinations of answers were tried. Here is whom the ranking favors.`}</Lead>
      <AuditedFile />
    </Stack>
  );
}

const Lead = styled.p`
  font-size: var(--text-lead);
  line-height: 1.4;
`;
