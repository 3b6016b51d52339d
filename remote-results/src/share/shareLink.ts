import { type Answers, encodePreferences } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';

/** The address that opens these matches for somebody else; the answers stand in the fragment, which is never sent. */
export function shareLink(origin: string, answers: Answers): string {
  return `${origin}${paths.results.getHref()}${encodePreferences(answers)}`;
}
