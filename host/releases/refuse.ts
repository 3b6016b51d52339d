/** A refusal that an operator or a log can meet. Its code is stable; its sentence says what to do and may change. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Tells operators of a refusal. */
export type Warn = (refusal: unknown) => void;

/** What an error says, and its cause, for a sentence. */
export function getMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const unchanged = 'Nothing has changed.';

/** Every refusal, by its code. Tests and alerts name the codes. */
const sentences = {
  // What is read.
  FILE_TOO_LARGE: (file: string, maxBytes: number) => `${file} has more than ${maxBytes} bytes.`,
  FILE_UNREADABLE: (file: string, problem: string) => `${file} cannot be read: ${problem}`,
  NOT_A_FILE: (file: string) => `${file} is not a regular file.`,
  ACTIVE_RELEASES_DAMAGED: (file: string, line: number, column: number, problem: string) =>
    `${file} is damaged in line ${line}, column ${column}: ${problem}. ${unchanged} Correct the file, or restore the copy ` +
    'that the last change left beside it: active.json.before.',
  DECLARATION_INVALID: (place: string, problems: string) =>
    `The declaration of ${place} is refused: ${problems}`,
  VERSION_DAMAGED: (file: string) => `${file} is damaged. Roll out the same release to repair it.`,
  RELEASE_ALTERED: (place: string, file: string, expected: string, found: string | null) =>
    `${file} of ${place} ${found ? `has the hash ${found}` : 'is missing'}, not the hash ${expected}.`,
  RELEASE_MISSING: (place: string) => `The server of the app does not have the release ${place}.`,
  SERVER_DOWN: (app: string, problem: string) => `The server of ${app} does not answer: ${problem}`,
  CACHE_UNUSABLE: (file: string, problem: string) =>
    `${file} cannot be kept for the next start: ${problem}`,
  SETTING_INVALID: (name: string, value: string, allowed: string) =>
    `${name}=${value} is refused: ${allowed}.`,

  // Who may go live.
  RELEASE_GONE: (app: string, id: string) =>
    `The release ${id} of ${app} is not there any more. ${unchanged}`,
  RELEASE_UNREADABLE: (app: string, id: string, problem: string) =>
    `The release ${id} of ${app} cannot be compared with the others. ${unchanged} ${problem}`,
  RELEASE_UNFIT: (remote: string, needed: string, has: string, wayOut: string) =>
    `${remote} needs ${needed}, and the shell provides ${has}, so no tab would run it: it takes only its own major ` +
    `version, and no older minor version. ${unchanged} ${wayOut}`,
  PATH_TAKEN: (app: string, owner: string, path: string) =>
    `${app} and ${owner} both claim the path ${path}. It stays with ${owner}. If the page moves, add --takes ${owner}.`,
  RELEASE_UNTESTED: (app: string, others: string) =>
    `${app} was not tested together with ${others}. npm test records what passes; RELEASE_BEFORE=<their commit> names the other release.`,
  RELEASE_UNSIGNED: (id: string) =>
    `Release ${id} is not signed. Sign its image with npm run sign, a gateway's with npx operate sign gateway. ${unchanged}`,
  SIGNATURE_INVALID: (app: string, id: string, file: string) =>
    `None of the keys for ${app} in ${file} has signed release ${id}. ${unchanged}`,
  IMAGE_INCOMPLETE: (id: string) =>
    `The release ${id} is not complete, or its files are not those of its id.`,
  IMAGE_UNUSABLE: (image: string, problem: string) =>
    `${image} has no release that can be deployed. ${problem}`,
  IMAGE_OF_OTHER_APP: (image: string, found: string, app: string) =>
    `${image} has a release of ${found}, not of ${app}.`,
  BUILD_MISSING: (folder: string) => `${folder} has no release. Build it: npm run build.`,
  SITE_UNREADABLE: (url: string, problem: string) => `${url} cannot be read: ${problem}`,
  IMAGE_NEEDED: () =>
    'On a swarm, name an image that every node can pull: --image registry/name:tag',

  // What a command can do now.
  APP_IS_OFF: (app: string) =>
    `${app} is switched off, so a canary would reach nobody. ${unchanged} Run switch-on first, or leave out --canary.`,
  APP_HAS_NO_RELEASE: (app: string) =>
    `${app} has no release yet. Start the site: docker compose up -d --wait`,
  NO_EARLIER_RELEASE: (app: string) =>
    `${app} has had no other release, so there is none to return to.`,
  CANARY_RUNS: () => 'A canary runs; abort ends it.',
  NO_CANARY: (app: string) => `${app} has no canary.`,
  CANARY_ENDED_ALREADY: (id: string) => `${id} is not the canary any more.`,
  CANARY_ENDED: (id: string, reason: string, aborted: string) =>
    `the canary ${id} has ${reason}.\n${aborted}`,
  STEP_UNJUDGED: (share: number) =>
    `The step to ${share} % had too few visitors to judge, so the canary stays at it. The same command watches it again.`,
  SHELL_STAYS_ON: () => 'The shell cannot be switched off: it is every page.',
  SWITCHED_OFF_ALREADY: (app: string) => `${app} is switched off already.`,
  NOT_SWITCHED_OFF: (app: string) => `${app} is not switched off.`,
  COMMAND_RUNS: () =>
    'Another command is changing this app. Wait until it has ended, and try again.',
  CHANGE_FAILED: (problem: string) => `The active release could not be changed: ${problem}`,
  SITE_NOT_STARTED: (problem: string) =>
    `The active releases cannot be read. Start the site: docker compose up -d --wait\n${problem}`,
  SWARM_REPLACES: () =>
    'A swarm replaces its gateways itself: docker stack deploy, or docker service update.',
  GATEWAY_WAITS: (seconds: number) =>
    `A new gateway is not healthy, or the front does not have it, after ${seconds} s. It is removed; the old ones that are left go on.`,
  DEPLOYMENT_FAILED: (task: string) => `The release was not deployed on ${task}`,
  DOCKER_FAILED: (problem: string) => problem,
  COMPOSE_FILE_MISSING: () =>
    'There is no docker-compose.yml here. Run the command in the folder of an app of the site.',
  COMPOSE_FILE_OUTDATED: () => 'docker-compose.yml lacks x-release-keys.',
  OPTION_MISPLACED: (option: string) => `Put -- before the options: … -- --${option} … See --help.`,
  FRAMES_MISSING: () =>
    'There is no frame in the text, such as /host/static/js/index.0123456789.js:1:2345.',
  NO_SUCH_COMMAND: (command: string) => `There is no command ${command}.`,

  // Keys.
  KEY_MISSING: () => 'Set RELEASE_KEY to the file with the private key.',
  KEY_INVALID: (problem: string) => problem,
  KEY_IN_REPOSITORY: () =>
    'Keep the private key outside the repository: --to must name a file elsewhere.',
  FILE_EXISTS: (file: string) => `${file} already exists. Choose another file.`,
  FILE_UNWRITABLE: (problem: string) => `The key cannot be written: ${problem}`,
};

/** Creates a refusal with its sentence. */
export function refuse<Code extends keyof typeof sentences>(
  code: Code,
  ...values: Parameters<(typeof sentences)[Code]>
): Refusal {
  return new Refusal(code, Reflect.apply(sentences[code], undefined, values));
}
