import { refuse } from '@donate-impact/releases/refuse';
import { matching } from '@donate-impact/releases/release';
import * as v from 'valibot';

const onOrOff = v.pipe(
  v.optional(v.picklist(['on', 'off'], 'use on or off'), 'off'),
  v.transform((value) => value === 'on'),
);
const share = v.pipe(
  matching(/^(?:100|\d{1,2})%$/, 'use a share such as 10%'),
  v.transform((value) => Number.parseInt(value, 10) / 100),
);
const schema = v.object({
  /** Serves /versions, which shows operators the releases that run. */
  VERSIONS_PAGE: onOrOff,
  /** Lets a link show a release that is deployed and has never been live. */
  PREVIEWS: onOrOff,
  /** Pages report failures with POST /failures. */
  REPORTS: onOrOff,
  /** The share of pages, such as 10%, that report how long they took; only where pages report failures. */
  TIMINGS: v.optional(share, '0%'),
  /** The folder of the data file; without one, the file comes from the shell's release. */
  DATA_DIR: v.optional(v.string()),
  /** The URL for reporting a vulnerability. /.well-known/security.txt gives it if its expiry is set, too. */
  SECURITY_CONTACT: v.optional(v.string()),
  /** The expiry of that URL, such as 2027-06-30T00:00:00Z. */
  SECURITY_EXPIRES: v.optional(v.string()),
  /** The URL for reporting what is in a visitor's way, which /accessibility names. */
  ACCESSIBILITY_CONTACT: v.optional(v.string()),
});

/** The operator's settings. */
export interface GatewaySettings extends Readonly<Partial<ReturnType<typeof readSettings>>> {
  /** In development: the remote that comes from this machine, and the site that the rest comes from. */
  local?: Readonly<{ app: string; origin: string }>;
}

/** Reads the settings from environment variables; an empty one counts as not set. Throws a Refusal that names a wrong one. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { success, output, issues } = v.safeParse(schema, given);
  if (!success) {
    const name = String(issues[0].path?.[0].key);
    throw refuse('SETTING_INVALID', name, env[name] ?? '', issues[0].message);
  }
  return { ...output, TIMINGS: output.REPORTS ? output.TIMINGS : 0 };
}
