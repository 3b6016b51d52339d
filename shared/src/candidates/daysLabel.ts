import { oneDecimal } from './formatPoll';

/** The time until the election: "32 days to election", "Election is today", "Election has passed". */
export function daysLabel(days: number): string {
  if (days < 0) return 'Election has passed';
  if (days < 1) return 'Election is today';
  const shown = oneDecimal(days);
  return shown === 1 ? '1 day to election' : `${shown} days to election`;
}
