import { parseArgs } from 'node:util';
import { UserError } from './UserError';

const text = { type: 'string' } as const;
const ofRollout = {
  canary: text,
  image: text,
  preview: { type: 'boolean' },
  takes: text,
  watch: text,
} as const;
const options = { ...ofRollout, why: text, to: text };
// Commands that require exactly one option.
const needed: Record<string, 'image' | 'to'> = { sign: 'image', key: 'to' };

/**
 * Parses the options of a command line. Throws if the command has no such option, if a value is invalid, or if npm took an
 * option because `--` is missing before it.
 */
export function parseOptions(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const kept = Object.keys(options).find((key) => `npm_config_${key}` in env);
  if (kept) throw new UserError(`Put -- before the options: … -- --${kept} … See --help.`);
  const values = parse(args);
  const { canary, watch, ...others } = values;
  const foreign = Object.keys(values).find((key) => !isOption(command, key));
  if (foreign) throw new UserError(`${command} has no option --${foreign}. See --help.`);
  const missing = needed[command];
  if (missing && !values[missing])
    throw new UserError(`${command} needs --${missing}. See --help.`);
  if (canary !== undefined && !/^[1-9]\d?$/.test(canary))
    throw new UserError('--canary takes a whole number of percent from 1 to 99.');
  if (watch !== undefined && (!canary || !/^[1-9]\d*[smh]$/.test(watch)))
    throw new UserError('--watch takes a time such as 90s, 5m or 1h, and needs --canary.');
  if (canary && others.preview)
    throw new UserError('--preview shows a release to no share of the visitors: omit --canary.');
  return { ...others, canary: Number(canary ?? 0), watch: parseDuration(watch ?? '0s') };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason.replace(/\.?$/, '.')} See --help.`);
  }
}

function isOption(command: string, name: string) {
  if (needed[command]) return name === needed[command];
  return name === 'why' || (command === 'rollout' && name in ofRollout);
}

function parseDuration(duration: string) {
  const unit = { s: 1_000, m: 60_000, h: 3_600_000 }[duration.at(-1) ?? ''] ?? 0;
  return Number.parseInt(duration, 10) * unit;
}
