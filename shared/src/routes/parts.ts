import type { RemoteName } from '../contract';

/** For each remote: what visitors call its part, and what they lose while it fails. */
export const parts: Readonly<Record<RemoteName, { name: string; offers: readonly string[] }>> = {
  marketing: { name: 'The introduction', offers: ['Home', 'About Us'] },
  wizard: { name: 'The questionnaire', offers: ['the demo'] },
  results: { name: 'The list of matches', offers: ['your matches'] },
};
