/** What came of opening the sites: all open, or how many the browser blocked. */
export function openedSentence(asked: number, blocked: number): string {
  if (blocked === 0) {
    return asked === 1
      ? 'The campaign site is open in a new tab.'
      : `${asked} campaign sites are open in new tabs.`;
  }
  const how = blocked === 1 ? 'Use its link above' : 'Use their links above';
  return `Your browser blocked ${blocked} of ${asked} ${asked === 1 ? 'tab' : 'tabs'}. ${how} instead.`;
}
