import type { RemoteName } from '../contract';

/** What a visitor calls the part of each remote, and what it offers besides. */
export const parts: Readonly<Record<RemoteName, { name: string; offers: readonly string[] }>> = {
  marketing: { name: 'The introduction', offers: ['Home', 'About Us'] },
  wizard: { name: 'The questionnaire', offers: ['the demo'] },
  results: { name: 'The list of matches', offers: ['your matches'] },
};
