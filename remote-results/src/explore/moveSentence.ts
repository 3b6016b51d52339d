/** How far a rank is from the one before: "up 3", "down 1", "same". */
export function moveSentence(before: number, now: number): string {
  if (now === before) return 'same';
  return now < before ? `up ${before - now}` : `down ${now - before}`;
}
