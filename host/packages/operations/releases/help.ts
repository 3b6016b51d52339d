import { appFolders, partNames } from '@donate-impact/build/remotes';

const texts: Record<string, string> = {
  rollout: `Builds the part, deploys the release and makes it live. No visitor loses a request.
  --image NAME    deploys an image that was built elsewhere
  --canary 10     makes it live for 10 % of the visitors; promote or abort ends that
  --watch 5m      ends the canary by itself when it fails more often than the live release; counts answers that
                  failed and, with REPORTS=on, panels that pages show
  --preview       deploys only; the release is seen by who opens the link that it prints
Example: npm run rollout -w FOLDER -- --canary 10 --why "new questions"`,
  rollback: `Makes the release live that was live before. Running it again returns to the release that it left.
Example: npm run rollback -w FOLDER -- --why "the questions do not load"`,
  promote: `Makes the canary live for all visitors.
Example: npm run promote -w FOLDER`,
  abort: `Ends the canary; the live release stays.
Example: npm run abort -w FOLDER -- --why "more errors than before"`,
  'switch-off': `Takes a remote off the site: its pages say so, and nothing of it is requested.
Example: npm run switch-off -w FOLDER -- --why "wrong figures"`,
  'switch-on': `Returns to the release that was live before the part was switched off.
Example: npm run switch-on -w FOLDER`,
  releases: `Lists the part's releases, which is live for whom since when, and every change of its pointer.
Example: npm run releases -w FOLDER`,
};

/** What a command does, its options, and an example. */
export function helpOn(command: string, part: string) {
  const folder = appFolders[partNames.indexOf(part)] ?? 'remote-wizard';
  const text = texts[command] ?? '';
  return `${text.replaceAll('FOLDER', folder)}\n--why TEXT is kept in the history with who, when, from and to. STACK=name for a swarm.`;
}
