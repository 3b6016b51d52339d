import { contractVersion, supportedVersions } from '@donate-impact/shared/contract';
import { carriedContract } from './carriedContract';

it('translates only while the shell supports a second major version of the contract', () => {
  const supportsMore = supportedVersions.some((version) => version !== contractVersion);

  expect(supportsMore || carriedContract === null).toBe(true);
});
