/**
 * The widths at which layouts change, as media queries. They are in rem: a visitor with larger text gets the layout for a
 * narrower window.
 */
export const media = {
  /** Room for two columns. */
  wide: '(min-width: 64rem)',
  belowWide: '(max-width: 63.99rem)',
  /** Room for a card in one row. */
  medium: '(min-width: 48rem)',
  belowMedium: '(max-width: 47.99rem)',
  /** Wider than a phone. */
  small: '(min-width: 40rem)',
  phone: '(max-width: 39.99rem)',
  /** Narrower than any phone: very large text. */
  largeText: '(max-width: 19.99rem)',
  belowLargeText: '(min-width: 20rem)',
} as const;
