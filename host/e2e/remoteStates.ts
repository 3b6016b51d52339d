// Written by npm run remotes from each remote’s remote.json.
import { states as marketingStates } from '../../remote-marketing/e2e/states';
import { states as resultsStates } from '../../remote-results/e2e/states';
import { states as wizardStates } from '../../remote-wizard/e2e/states';

/** Every state of each remote's screens. */
export const remoteStates = {
  marketing: marketingStates,
  wizard: wizardStates,
  results: resultsStates,
};
