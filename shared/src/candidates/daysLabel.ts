import { oneDecimal } from './formatPoll';

/** The time until the election: "32 days to election", "Election is today", "Election has passed". */
export function daysLabel(days: number): string {
  if (days < 0) return 'Election has passed';
  if (days < 1) return 'Election is today';
  return `${countDays(days)} to election`;
}

/** The same below a heading that says what it is about: "32 days", "today", "passed". */
export function shortDaysLabel(days: number): string {
  if (days < 0) return 'passed';
  return days < 1 ? 'today' : countDays(days);
}

/** "1 day", "32.5 days". */
export function countDays(days: number): string {
  const shown = oneDecimal(days);
  return shown === 1 ? '1 day' : `${shown} days`;
}
