/** A whole number with thousands separators: "10,000". Without Intl, for the same reason as ordinal. */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
}
