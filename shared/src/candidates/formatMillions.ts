/** Dollars in millions with one decimal: "$1.2M". */
export function formatMillions(dollars: number): string {
  return `$${(dollars / 1_000_000).toFixed(1)}M`;
}
