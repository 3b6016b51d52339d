/**
 * "1st", "2nd", "3rd", "11th". Without Intl, whose first use takes tens of milliseconds before the first card
 * appears.
 */
export function ordinal(rank: number): string {
  const isTeen = rank % 100 >= 11 && rank % 100 <= 13;
  const endings = ['th', 'st', 'nd', 'rd'];
  return `${rank}${(isTeen ? undefined : endings[rank % 10]) ?? 'th'}`;
}
