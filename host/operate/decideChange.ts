import { randomBytes } from 'node:crypto';
import { type Canary, off, type ReleaseChange } from '@donate-impact/releases/ReleaseChange';
import { refuse } from '@donate-impact/releases/refuse';
import { computeSum } from '@donate-impact/releases/release';
import type { ReleaseDescription } from '@donate-impact/releases/releaseFolder';
import { getChanges, type SiteState } from '@donate-impact/releases/SiteState';
import type { FindUnsigned } from '@donate-impact/releases/signatures';
import { type Demands, findObjections, getRelease } from './findObjections';

/** The operator's request: a command's options and the release to roll out. */
export interface CommandOptions extends Pick<Demands, 'takes' | 'onlyTested'> {
  /** The release to roll out. */
  release?: ReleaseDescription | undefined;
  /** The only canary to widen, promote or abort. */
  canaryId?: string;
  /** The share of visitors who get the release, in percent; without it, all of them. */
  canary?: number;
  /** Leaves a canary of the same release with a larger share as it is. */
  keepsShare?: boolean;
  /** Deploys without releasing. */
  preview?: boolean;
}

/** The change of an app's active release that a command makes, and the message about it. */
export interface Decision {
  /** Who gets which release from then on, and which one only previews show; without it, nothing changes. */
  shown?: Pick<ReleaseChange, 'live' | 'canary' | 'deployed' | 'key'>;
  /** A release that more visitors get than before. */
  released?: string;
  /** The message after the change, without a period. */
  done: string;
  /** The operator's possible next steps, as sentences. */
  hint?: string;
}

type State = ReturnType<typeof describeState>;
type Rule = (now: State, options: CommandOptions) => Decision;

/** The operator's possible next steps while a canary runs. */
export const outOfCanary = 'promote makes it live for all, abort for none.';

const rules = {
  rollout(now, options) {
    const { app, live, canary, isFirst } = now;
    const { release: { id = '' } = {}, canary: share, preview, keepsShare } = options;
    // The first change by a command makes a new app known to gateways.
    if (live === id && isFirst && !preview && !share)
      return { shown: { live, canary }, released: id, done: `${id} is live` };
    if (live === id) return { done: `${id} is live already, so nothing has changed` };
    if (preview) return deployPreview(now, id);
    if (share && live === off) throw refuse('APP_IS_OFF', app);
    if (share) return showTo(share, id, now, keepsShare);
    return makeLive(id, live, `${id} is live${explainEnd(canary, id)}`);
  },
  rollback({ app, live, canary, before }) {
    if (canary) throw refuse('CANARY_RUNS');
    if (!before) throw refuse('NO_EARLIER_RELEASE', app);
    return makeLive(before, live, `${before} is live again`);
  },
  widen(now, { canaryId, canary: share = 0 }) {
    return showTo(share, getCanary(now, canaryId).id, now, true);
  },
  promote(now, { canaryId }) {
    const { id } = getCanary(now, canaryId);
    return makeLive(id, now.live, `${id} is live for all`);
  },
  abort(now, { canaryId }) {
    const { id, share } = getCanary(now, canaryId);
    const { live } = now;
    const hint = `${id} stays deployed; its rollout with --canary ${share} undoes this.`;
    return { shown: { live, canary: null }, done: `${live} is live for all`, hint };
  },
  'switch-off'({ app, live, canary }) {
    if (app === 'host') throw refuse('SHELL_STAYS_ON');
    if (live === off) throw refuse('SWITCHED_OFF_ALREADY', app);
    const hint = canary
      ? `switch-on returns to ${live}, without the canary ${canary.id}.`
      : 'switch-on undoes this.';
    return { shown: { live: off, canary: null }, done: 'switched off', hint };
  },
  'switch-on'({ app, live, before }) {
    if (live !== off || !before) throw refuse('NOT_SWITCHED_OFF', app);
    return makeLive(before, live, `${before} is live`);
  },
} satisfies Record<string, Rule>;

/** The commands that change an app's active release. */
export type ChangeCommand = keyof typeof rules;

/**
 * Decides how a command changes an app's active release. Throws a Refusal when the command is impossible in this state, when a
 * release is not signed, when another app has one of its paths, or when tabs would refuse a remote.
 */
export function decideChange(
  state: SiteState,
  app: string,
  command: ChangeCommand,
  options: CommandOptions,
  findUnsigned: FindUnsigned,
): Decision {
  const rule: Rule = rules[command];
  const decision = rule(describeState(state, app), options);
  const { released } = decision;
  const release = options.release ?? (released ? getRelease(state, app, released) : undefined);
  if (release) {
    const demands = { ...options, findUnsigned, isPreview: !released };
    const [objection] = findObjections(state, release, demands);
    if (objection) throw objection;
  }
  return decision;
}

/** The canary that runs. Throws if there is none, or another than the one that is meant. */
function getCanary({ app, canary }: State, meant?: string) {
  if (meant && canary?.id !== meant) throw refuse('CANARY_ENDED_ALREADY', meant);
  if (!canary) throw refuse('NO_CANARY', app);
  return canary;
}

/** Makes a release the canary. @param keepsShare leaves one of the same release with a larger share as it is */
function showTo(share: number, id: string, { live, canary }: State, keepsShare = false): Decision {
  if (keepsShare && canary?.id === id && canary.share >= share)
    return { done: `${id} is live for ${canary.share} % of the visitors already` };
  return {
    shown: { live, canary: { id, share } },
    released: id,
    done: `${id} is live for ${share} % of the visitors${explainEnd(canary, id)}`,
    hint: outOfCanary,
  };
}

const explainEnd = (canary: Canary | null, id: string) =>
  canary && canary.id !== id ? `, and the canary ${canary.id} has ended` : '';

function describeState(state: SiteState, app: string) {
  const changes = getChanges(state, app);
  const active = changes.at(-1);
  if (!active) throw refuse('APP_HAS_NO_RELEASE', app);
  const { live, canary } = active;
  // The live release before the current one, or before the app was switched off.
  const before = changes.map((change) => change.live).findLast((id) => id !== live && id !== off);
  return { app, live, canary, before, isFirst: active.by === 'build' };
}

function deployPreview({ app, live, canary }: State, id: string): Decision {
  const key = randomBytes(16).toString('hex');
  return {
    shown: { live, canary, deployed: id, key: computeSum(key) },
    done: `${id} is deployed`,
    hint: `/?preview=${app}@${id}.${key} shows it to whoever pastes this link, for an hour. rollout makes it live.`,
  };
}

function makeLive(id: string, left: string, done: string): Decision {
  const hint = left === off ? 'switch-off undoes this.' : `rollback returns to ${left}.`;
  return { shown: { live: id, canary: null }, released: id, done, hint };
}
