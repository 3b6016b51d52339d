import { appFolders, appNames } from '@donate-impact/build/remotes';

const texts: Record<string, string> = {
  rollout: `Builds the app, deploys the release and makes it live. No visitor loses a request.
  --image NAME    deploys an image that was built elsewhere
  --canary 10     makes it live for 10 % of the visitors; promote or abort ends that
  --watch 5m      ends the canary by itself when it fails more often than the live release; counts answers that
                  failed and, with REPORTS=on, failures that pages report
  --takes wizard  lets it claim paths of that app, from which a page moves
  --preview       deploys only, and prints a link that shows the release to whoever opens it
Example: npm run rollout -w FOLDER -- --canary 10 --why "new questions"`,
  rollback: `Makes the release live that was live before. Running it again returns to the release that it left.
Example: npm run rollback -w FOLDER -- --why "the questions do not load"`,
  promote: `Makes the canary live for all visitors.
Example: npm run promote -w FOLDER`,
  abort: `Ends the canary; the live release stays.
Example: npm run abort -w FOLDER -- --why "more errors than before"`,
  'switch-off': `Takes a remote off the site: its pages say so, and nothing of it is requested.
Example: npm run switch-off -w FOLDER -- --why "wrong figures"`,
  'switch-on': `Returns to the release that was live before the app was switched off.
Example: npm run switch-on -w FOLDER`,
  key: `Creates an Ed25519 key pair for the app's team. Writes the private key to a new file outside the repository and
prints the line to add to the file that RELEASE_KEYS names.
Example: npm run key -w FOLDER -- --to ~/keys/FOLDER.pem`,
  sign: `Signs the release in an image with the private key in the file RELEASE_KEY. Push the image afterwards. If RELEASE_KEY
is set, a rollout that builds its own image signs it.
Example: RELEASE_KEY=~/keys/FOLDER.pem npm run sign -w FOLDER -- --image registry/FOLDER:2`,
  releases: `Lists the app's releases, who gets which, and every change of its active release.
Example: npm run releases -w FOLDER`,
};

/** Describes a command and its options, and gives an example. */
export function getHelp(command: string, app: string) {
  const folder = appFolders[appNames.indexOf(app)] ?? 'remote-wizard';
  const text = texts[command] ?? '';
  if (command === 'key' || command === 'sign') return text.replaceAll('FOLDER', folder);
  const why = command === 'releases' ? '' : '--why TEXT is kept with the change. ';
  return `${text.replaceAll('FOLDER', folder)}\n${why}On a swarm, set STACK=<name of the stack>.`;
}
