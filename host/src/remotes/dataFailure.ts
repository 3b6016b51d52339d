import { candidatesUrl } from '@donate-impact/shared/candidates/candidatesUrl';
import type { Failure } from './RemoteError';

/** Whether an error is about the data file. By its name, because a remote brings a copy of the class. */
export const isOfData = ({ name }: Error) => name === 'CandidatesError';

/** What the operator is told when the data file could not be read. */
export function dataFailure({ message, cause }: Error): Omit<Failure, 'release'> {
  return {
    remote: 'host',
    phase: 'data',
    address: candidatesUrl,
    message: `host: ${cause instanceof Error ? cause.message : message}`,
  };
}
