// Written by npm run remotes from each remote’s remote.json.
import type { Widget } from '@donate-impact/shared/contract';

/** The module of each page, by the id of its route, and of each widget, which takes the context of its extension point. */
export const modules: Record<string, () => Promise<object>> = {
  'marketing/Landing': () => import('../../../../remote-marketing/src/pages/Landing'),
  'marketing/About': () => import('../../../../remote-marketing/src/pages/About'),
  'marketing/Audit': () => import('../../../../remote-marketing/src/pages/Audit'),
  'marketing/Accessibility': () => import('../../../../remote-marketing/src/pages/Accessibility'),
  'wizard/Wizard': () => import('../../../../remote-wizard/src/pages/Wizard'),
  'results/Results': () => import('../../../../remote-results/src/pages/Results'),
  'results/Candidate': () => import('../../../../remote-results/src/pages/Candidate'),
  'results/Confirm': () => import('../../../../remote-results/src/pages/Confirm'),
  'results/LeadingMatches': (): Promise<{ LeadingMatches: Widget<'leading-matches'> }> =>
    import('../../../../remote-results/src/widgets/LeadingMatches'),
};
