import { PageHeading, Stack } from '@donate-impact/shared/ui';
import { AuditedFile } from './AuditedFile';

export function Finding() {
  return (
    <Stack>
      <PageHeading>Audit of the ranking</PageHeading>
      <AuditedFile />
    </Stack>
  );
}
