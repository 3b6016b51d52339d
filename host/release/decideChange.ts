import { randomBytes } from 'node:crypto';
import {
  findCanary,
  findLive,
  formatReleases,
  hashPreviewKey,
  off,
} from '@donate-impact/build/activeRelease';
import { assertFree, assertUsable } from './assertUsable';
import { findRelease, getActive, getChanges, type State } from './State';
import type { AssertSigned } from './signatures';
import { UserError } from './UserError';

/** The operator's request: a command's options and the release that they name. */
export interface Asked {
  /** The release to roll out, or the only canary to abort. */
  id?: string;
  /** The contract of the release to roll out. */
  contract?: string;
  /** Its signature. */
  signature?: string;
  /** The paths that it claims. */
  paths?: string;
  /** The remote whose paths it may claim, because a page moves. */
  takes?: string;
  /** The share of visitors who get the release, in percent; 0 for all. */
  canary?: number;
  /** Deploys without releasing. */
  preview?: boolean;
}

/** The change of an app's active release that a command makes, and the message about it. */
export interface Next {
  /** The active releases; without them, those before stay active. */
  releases?: string;
  /** A release that only previews show. */
  deployed?: string;
  /** The hash of the key that opens the preview. */
  key?: string;
  /** A release that more visitors get than before. */
  released?: string;
  /** The message after the change, without a period. */
  done: string;
  /** The operator's possible next steps, as sentences. */
  hint?: string;
}

const rules: Record<string, (now: ReturnType<typeof describeState>, asked: Asked) => Next> = {
  rollout({ app, releases, live, canary, isFirst }, { id = '', canary: share, preview }) {
    // The first change by a command makes a new app known to gateways.
    if (live === id && isFirst && !preview && !share) return makeLive(id, off, `${id} is live`);
    if (live === id) return { done: `${id} is live already, so nothing has changed` };
    const key = randomBytes(16).toString('hex');
    const hint = `/?preview=${app}@${id}.${key} shows it to whoever pastes this link, for an hour. rollout makes it live.`;
    if (preview)
      return { releases, deployed: id, key: hashPreviewKey(key), done: `${id} is deployed`, hint };
    const ended = canary && canary.id !== id ? `, and the canary ${canary.id} has ended` : '';
    if (!share) return makeLive(id, live, `${id} is live${ended}`);
    return {
      releases: formatReleases(live, { id, share }),
      released: id,
      done: `${id} is live for ${share} % of the visitors${ended}`,
      hint: 'promote makes it live for all, abort for none.',
    };
  },
  rollback({ app, live, canary, before }) {
    if (canary) throw new UserError('A canary runs; abort ends it.');
    if (!before)
      throw new UserError(`${app} has had no other release, so there is none to return to.`);
    return makeLive(before, live, `${before} is live again`);
  },
  promote({ app, live, canary }) {
    if (!canary) throw new UserError(`${app} has no canary.`);
    return makeLive(canary.id, live, `${canary.id} is live for all`);
  },
  abort({ app, live, canary }, { id: expected }) {
    if (expected && canary?.id !== expected)
      throw new UserError(`${expected} is not the canary any more.`);
    if (!canary) throw new UserError(`${app} has no canary.`);
    const { id, share } = canary;
    const hint = `${id} stays deployed; its rollout with --canary ${share} undoes this.`;
    return { releases: formatReleases(live), done: `${live} is live for all`, hint };
  },
  'switch-off'({ app, live, canary }) {
    if (app === 'host') throw new UserError('The shell cannot be switched off: it is every page.');
    if (live === off) throw new UserError(`${app} is switched off already.`);
    const hint = canary
      ? `switch-on returns to ${live}, without the canary ${canary.id}.`
      : 'switch-on undoes this.';
    return { releases: formatReleases(off), done: 'switched off', hint };
  },
  'switch-on'({ app, live, before }) {
    if (live !== off || !before) throw new UserError(`${app} is not switched off.`);
    return makeLive(before, live, `${before} is live`);
  },
};

/**
 * Decides how a command changes an app's active release. Throws when the command is impossible in this state, when a release is not
 * signed, when another app has one of its paths, or when the shell would then refuse a remote.
 */
export function decideChange(
  state: State,
  app: string,
  command: string,
  asked: Asked,
  assertSigned: AssertSigned,
): Next {
  const rule = rules[command];
  if (!rule) throw new UserError(`There is no command "${command}".`);
  const next = rule(describeState(state, app), asked);
  const shown = command === 'rollout' ? asked.id : next.released;
  if (shown) assertSigned(app, shown, asked.signature ?? findRelease(state, app, shown)?.signature);
  if (command === 'rollout') assertFree(state, app, asked);
  if (next.released) assertUsable(state, app, next.released, asked);
  return next;
}

function describeState(state: State, app: string) {
  const active = getActive(state, app);
  if (!active)
    throw new UserError(`${app} has no release yet. Start the site: docker compose up -d --wait`);
  const live = findLive(active);
  const lives = getChanges(state, app).map(findLive);
  // The live release before the current one, or before the app was switched off.
  const before = lives.findLast((id) => id !== live && id !== off);
  const isFirst = active.by === 'build';
  return { app, releases: active.releases, live, canary: findCanary(active), before, isFirst };
}

function makeLive(released: string, left: string, done: string): Next {
  const hint = left === off ? 'switch-off undoes this.' : `rollback returns to ${left}.`;
  return { releases: formatReleases(released), released, done, hint };
}
