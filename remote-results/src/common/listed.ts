/** `one`, `one and two`, `one, two and three`. (The first use of Intl.ListFormat takes tens of ms, and that is a press.) */
export function listed(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
