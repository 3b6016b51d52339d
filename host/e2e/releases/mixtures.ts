import type { Parts } from '../gateway';

interface Mixture {
  name: string;
  url: string;
  parts: Parts;
  /** A regular expression for the tags that run on it; absent if only the journey does. */
  tests?: string;
}

/** The sites that packages/tools/test/skew.ts has composed from two releases. */
export const mixtures: Mixture[] = JSON.parse(process.env.SKEW_SITES ?? '[]');
