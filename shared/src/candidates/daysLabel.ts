/** How far off the election is: "32 days to election", "Election is today", "Election has passed". */
export function daysLabel(days: number): string {
  if (days < 0) return 'Election has passed';
  if (days === 0) return 'Election is today';
  return days === 1 ? '1 day to election' : `${days} days to election`;
}
