/** "1st", "2nd", "3rd", "11th". Not by Intl, whose first use costs tens of milliseconds before the first card. */
export function ordinal(rank: number): string {
  const isTeen = rank % 100 >= 11 && rank % 100 <= 13;
  const endings = ['th', 'st', 'nd', 'rd'];
  return `${rank}${(isTeen ? undefined : endings[rank % 10]) ?? 'th'}`;
}
