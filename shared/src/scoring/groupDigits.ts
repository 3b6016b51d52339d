/** A whole number with its thousands apart: "10,000". Not by Intl, for the same reason as ordinal. */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
