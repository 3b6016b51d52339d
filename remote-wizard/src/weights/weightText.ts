/** A weight as the site shows it: "0.40". */
export function weightText(weight: number): string {
  return weight.toFixed(2);
}
