import type { CarriedContract } from '@donate-impact/shared/app';

/** What the shell translates while remotes of the contract's major version before are live; null while none are. */
export const carriedContract: CarriedContract | null = null;
