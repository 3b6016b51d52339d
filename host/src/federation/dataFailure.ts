import { candidatesAddress } from '@donate-impact/shared/candidates';
import type { Failure } from './RemoteError';

/** Whether an error is about the data file. By its name, because a remote brings a copy of the class. */
export const isOfData = ({ name }: Error) => name === 'CandidatesError';

/** What the operator is told when the data file could not be read. */
export function dataFailure({ message, cause }: Error): Failure {
  return {
    remote: 'host',
    // By its name, because a remote brings a copy of the class.
    phase: cause instanceof Error && cause.name === 'IntegrityError' ? 'changed' : 'data',
    address: candidatesAddress(),
    message: `host: ${cause instanceof Error ? cause.message : message}`,
  };
}
