// Written by npm run remotes from each remote’s remote.json.

/** The module of each page, by the id of its route. */
export const modules: Record<string, () => Promise<object>> = {
  'marketing/Landing': () => import('../../../../remote-marketing/src/pages/Landing'),
  'marketing/About': () => import('../../../../remote-marketing/src/pages/About'),
  'marketing/Audit': () => import('../../../../remote-marketing/src/pages/Audit'),
  'marketing/Accessibility': () => import('../../../../remote-marketing/src/pages/Accessibility'),
  'wizard/Wizard': () => import('../../../../remote-wizard/src/pages/Wizard'),
  'results/Results': () => import('../../../../remote-results/src/pages/Results'),
  'results/Candidate': () => import('../../../../remote-results/src/pages/Candidate'),
  'results/Confirm': () => import('../../../../remote-results/src/pages/Confirm'),
};
