// Written by npm run remotes from each remote’s remote.json.

/** What the page of each extension point tells its widgets. */
export interface ExtensionPoints {
  'leading-matches': { context?: Record<string, never> };
}
