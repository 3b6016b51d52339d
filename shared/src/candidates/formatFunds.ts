/** Dollars in millions with one decimal: "$1.2M"; in thousands as well where that is zero, "$0.0M ($32K)", and in billions from 1,000 millions on. */
export function formatFunds(dollars: number): string {
  const millions = (dollars / 1_000_000).toFixed(1);
  if (millions === '0.0') return `$0.0M ($${inThousands(dollars)})`;
  return millions.length < 6 ? `$${millions}M` : `$${(dollars / 1_000_000_000).toFixed(1)}B`;
}

function inThousands(dollars: number): string {
  return dollars < 1_000 ? `${Math.floor(dollars)}` : `${Math.round(dollars / 1_000)}K`;
}
