/**
 * Sets whether the visitor prefers less motion, which jsdom does not know.
 * @returns changes the preference
 */
export function fakeMotionPreference(matches: boolean) {
  const preference = Object.assign(new EventTarget(), { matches });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => preference });
  return (next: boolean) => {
    preference.matches = next;
    preference.dispatchEvent(new Event('change'));
  };
}
