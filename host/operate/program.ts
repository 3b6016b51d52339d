import { refuse } from '@donate-impact/releases/refuse';
import { declarations } from '@donate-impact/shared/routes';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { ChangeCommand } from './decideChange';
import type { Options } from './runCommand';
import { appNames } from './transaction';

/** A parsed command line. */
export interface CommandLine {
  command:
    | ChangeCommand
    | 'can-release'
    | 'dev'
    | 'explain'
    | 'key'
    | 'sign'
    | 'releases'
    | 'replace-gateways';
  app: string;
  options: Options & {
    /** The time to watch the canary, in milliseconds. */
    watch?: number;
    /** The shares of a rollout by steps, in percent. */
    steps?: number[];
    /** The time to watch each step, in milliseconds. */
    each?: number;
    /** The file of a new key, or the URL of a site. */
    to?: string;
    /** The URL of the site in which a remote is developed. */
    site?: string;
    /** What to explain; without it, the standard input. */
    text?: string;
  };
}

/**
 * The commands for releases: `operate COMMAND APP OPTIONS`, or `npm run COMMAND -w FOLDER -- OPTIONS`.
 * @param run does what a valid command line asks for
 */
export function createProgram(run: (line: CommandLine) => Promise<void>) {
  const program = new Command('operate');
  program.description('Deploys and releases the apps of a site. On a swarm, set STACK=<its name>.');

  const add: Add = (name, description, example = '', names = appNames) =>
    program
      .command(name)
      .description(description)
      .addArgument(new Argument('<app>').choices(names))
      .addHelpText(
        'after',
        `\nExample: npm run ${name} -w remote-wizard${example && ` -- ${example}`}`,
      )
      .showHelpAfterError('See --help.')
      .action((app, options) => run({ command: name, app, options }));
  const change: Add = (...command) =>
    add(...command).option('--why <text>', 'kept with the change');

  change(
    'rollout',
    'Builds the app, deploys the release and makes it live. No visitor loses a request.',
    '--canary 10 --why "new questions"',
  )
    .option('--image <name>', 'deploy an image that was built elsewhere')
    .option('--canary <percent>', 'for a share of the visitors, until promote or abort', toPercent)
    .option(
      '--watch <time>',
      'end the canary if it fails more often than the live release, or is slower',
      toMs,
    )
    .option(
      '--steps <percents>',
      'for more and more visitors, as long as the watch is content',
      toSteps,
    )
    .option('--each <time>', 'how long each step is watched', toMs)
    .option(...takes)
    .option(...onlyTested)
    .addOption(new Option('--preview', 'only deploy, and print a link').conflicts('canary'))
    .hook('preAction', (rollout) => {
      const { watch, canary, steps, each, preview } = rollout.opts();
      if (watch && !canary) rollout.error('--watch needs --canary.');
      if (!steps !== !each) rollout.error('--steps and --each need each other.');
      if (steps && (canary || preview)) rollout.error('--steps has the canary itself.');
    });
  change(
    'rollback',
    'Makes the release live that was live before. Running it again returns to the release that it left.',
    '--why "the questions do not load"',
  ).option(...takes);
  change('promote', 'Makes the canary live for all visitors.').option(...takes);
  change('abort', 'Ends the canary; the live release stays.', '--why "more errors than before"');
  change(
    'switch-off',
    'Takes a remote off the site: its pages say so, and nothing of it is requested.',
    '--why "wrong figures"',
  );
  change(
    'switch-on',
    'Returns to the release that was live before the app was switched off.',
  ).option(...takes);
  addOthers(add);
  program
    .command('replace-gateways')
    .description('Replaces the gateways after a new image or setting. No visitor loses a request.')
    .action((options) => run({ command: 'replace-gateways', app: 'gateway', options }));
  program
    .command('explain')
    .description('Finds failures in the sources, by the source maps of the builds here.')
    .argument('[text]', 'lines of the log; without them, the standard input')
    .option('--image <name>', 'read the maps in an image')
    .action((text, { image }) =>
      run({ command: 'explain', app: 'explain', options: { text, image } }),
    );
  return program;
}

/** Adds a command on an app. @param example the options of an example */
type Add = (
  name: CommandLine['command'],
  description: string,
  example?: string,
  names?: readonly string[],
) => Command;

/** The commands that change nothing that visitors get. */
function addOthers(add: Add) {
  add(
    'dev',
    'Serves a remote with reloads: alone, or with the live releases of a site, from which it only reads.',
    '--site https://staging.example',
    Object.keys(declarations),
  ).option('--site <url>', 'the site', toOrigin);
  add(
    'can-release',
    'Says whether a site would accept the last build, or an image, and whether every tab would take it. Ends with 1 if not.',
    '--to https://staging.example',
  )
    .option('--to <url>', "the site; by default, the one on this machine's engine", toOrigin)
    .option('--image <name>', 'an image that was built elsewhere')
    .option(...takes)
    .option(...onlyTested);
  add(
    'key',
    "Creates an Ed25519 key pair for the app's team, and prints the line for the file that RELEASE_KEYS names.",
    '--to ~/keys/wizard.pem',
    signers,
  ).requiredOption('--to <file>', 'the new file of the private key, outside the repository');
  add(
    'sign',
    'Signs the release in an image with the private key in the file RELEASE_KEY. Push the image afterwards. ' +
      'If RELEASE_KEY is set, a rollout that builds its own image signs it.',
    '--image registry/wizard:2',
    signers,
  ).requiredOption('--image <name>', 'the image');
  add(
    'releases',
    "Lists the app's releases, who gets which, and every change of its active release.",
  );
}

const takes = ['--takes <app>', 'claim paths of that app, from which a page moves'] as const;
const onlyTested = [
  '--only-tested',
  'refuse a release that was not tested together with what visitors get',
] as const;
const signers = [...appNames, 'gateway'];

/** Throws if npm took an option because `--` is missing before it. */
export function assertGivenAll(env: NodeJS.ProcessEnv) {
  const options = 'canary each image only-tested preview site steps takes to watch why'.split(' ');
  const isKept = (name: string) => `npm_config_${name.replace('-', '_')}` in env;
  // npm 11 takes --to for an abbreviation.
  const kept = isKept('token-description') ? 'to' : options.find(isKept);
  if (kept) throw refuse('OPTION_MISPLACED', kept);
}

function toOrigin(text: string) {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new InvalidArgumentError('It takes a URL such as https://staging.example.');
}

function toPercent(text: string) {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It takes a whole number of percent from 1 to 99.');
}

function toSteps(text: string) {
  const steps = text.split(',').map((step) => (step === '100' ? 100 : toPercent(step)));
  const grows = steps.every((step, index) => step > (steps[index - 1] ?? 0));
  if (grows && steps[0] !== 100) return steps;
  throw new InvalidArgumentError('It takes growing shares such as 5,25,100.');
}

function toMs(text: string) {
  const unit = { s: 1_000, m: 60_000, h: 3_600_000 }[text.at(-1) ?? ''];
  if (unit && /^[1-9]\d*[smh]$/.test(text)) return Number.parseInt(text, 10) * unit;
  throw new InvalidArgumentError('It takes a time such as 90s, 5m or 1h.');
}
