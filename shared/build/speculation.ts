import { paths } from '@donate-impact/shared/routes';

/**
 * The page that most visitors of the landing page go to, as a document, when they point at its link or touch it before
 * the shell has started. From then on the shell changes pages itself, and loads what they need itself.
 */
export function speculationRules() {
  const link = { href_matches: paths.wizard.getHref() };
  const untilStarted = { selector_matches: 'html:not(.started) a' };
  const rule = { where: { and: [link, untilStarted] }, eagerness: 'moderate' };
  return `${JSON.stringify({ prefetch: [rule] })}\n`;
}
