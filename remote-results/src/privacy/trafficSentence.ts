import type { Traffic } from './readTraffic';

/** The one line that the privacy panel is about. */
export function trafficSentence({ read, sent }: Traffic): string {
  return `${read.length} ${read.length === 1 ? 'file' : 'files'} read, ${sent.length} sent`;
}
