import { CarriedProvider } from '@donate-impact/shared/app';
import { contractVersion, fitOf } from '@donate-impact/shared/contract';
import type { ReactNode } from 'react';
import { carriedContract } from './carriedContract';
import type { LoadedPage } from './Remote';

/** What a remote shows, with the store in the form of the contract that it was built for. */
export function inItsContract({ release }: LoadedPage, children: ReactNode) {
  const { contractVersion: built } = release.manifest;
  if (!carriedContract || fitOf(built, [contractVersion]) === 'fits') return children;
  return <CarriedProvider contract={carriedContract}>{children}</CarriedProvider>;
}
