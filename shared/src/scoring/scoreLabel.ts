/** The word for a score: 0.8 or more Excellent, 0.6 or more Good, 0.4 or more Fair, else Poor. */
export function scoreLabel(score: number) {
  if (score >= 0.8) return 'Excellent';
  if (score >= 0.6) return 'Good';
  return score >= 0.4 ? 'Fair' : 'Poor';
}
