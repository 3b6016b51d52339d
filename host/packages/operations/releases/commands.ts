import { canaryIn, liveIn, off, releasesOf } from '@donate-impact/build/pointer';
import { assertContract } from './assertContract';
import { deploy, imageOf } from './deploy';
import { untilEffective } from './effect';
import { Refusal } from './Refusal';
import { liveBefore, pointerOf, releaseNamed, type State } from './State';
import type { Site } from './site';
import { type Transaction, transaction } from './transaction';

export interface Options {
  image?: string | undefined;
  /** The share of visitors that get the release, in percent. */
  canary?: number | undefined;
  /** Deploys without releasing. */
  preview?: boolean | undefined;
  why?: string | undefined;
  /** The canary that is meant; another one is left alone. */
  expected?: string | undefined;
}

/** One command for one part. Resolves with what it did and how to undo it, as sentences. */
export type Command = (site: Site, part: string, options: Options) => Promise<string>;

/** Builds, deploys and releases. */
const rollout: Command = (
  site,
  part,
  { image: given, canary, preview, why = preview ? 'preview' : 'rollout' },
) =>
  transaction(site, part, async (current) => {
    const image = await imageOf(site, part, given);
    const id = await deploy(site, current.state, part, { image, preview });
    const live = liveOf(current.state, part);
    if (preview) {
      await current.change(pointerOf(current.state, part)?.releases ?? releasesOf(live), why, id);
      return `${part}: ${id} is deployed. Only who opens /?releases=${part}@${id} sees it. rollout makes it live.`;
    }
    if (live === id) return `${part}: ${id} is live already, so nothing has changed.`;
    const releases = canary ? releasesOf(live, { id, share: canary }) : releasesOf(id);
    const effect = await change(site, part, current, releases, why);
    return canary
      ? `${part}: ${id} is live for ${canary} % of the visitors${effect} promote makes it live for all, abort for none.`
      : `${part}: ${id} is live${effect} ${live === off ? 'switch-off undoes this.' : `rollback returns to ${live}.`}`;
  });

/** Returns to the release that was live before, by its pointer alone. */
const rollback: Command = (site, part, { why = 'rollback' }) =>
  transaction(site, part, async (current) => {
    const pointer = pointerOf(current.state, part);
    if (pointer && canaryIn(pointer)) throw new Refusal('A canary runs; abort ends it.');
    const id = liveBefore(current.state, part);
    if (!id) throw new Refusal(`${part} has had no other release, so there is none to return to.`);
    assertUsable(current.state, part, id);
    const left = liveOf(current.state, part);
    const effect = await change(site, part, current, releasesOf(id), why);
    return `${part}: ${id} is live again${effect} rollback returns to ${left}.`;
  });

/** Makes the canary live for all visitors. */
const promote: Command = (site, part, { why = 'promote' }) =>
  transaction(site, part, async (current) => {
    const { id } = canaryOf(current.state, part);
    assertUsable(current.state, part, id);
    const left = liveOf(current.state, part);
    const effect = await change(site, part, current, releasesOf(id), why);
    return `${part}: ${id} is live for all${effect} rollback returns to ${left}.`;
  });

/** Ends the canary; the live release stays. */
const abort: Command = (site, part, { why = 'abort', expected }) =>
  transaction(site, part, async (current) => {
    const { id, share } = canaryOf(current.state, part);
    if (expected && id !== expected) throw new Refusal(`${expected} is not the canary any more.`);
    const live = liveOf(current.state, part);
    const effect = await change(site, part, current, releasesOf(live), why);
    return `${part}: ${live} is live for all${effect} ${id} stays deployed; it was live for ${share} %.`;
  });

/** Takes a remote off the site: no page requests anything of it. */
const switchOff: Command = (site, part, { why = 'switch-off' }) =>
  transaction(site, part, async (current) => {
    if (part === 'host') throw new Refusal('The shell cannot be switched off: it is every page.');
    if (liveOf(current.state, part) === off) throw new Refusal(`${part} is switched off already.`);
    const effect = await change(site, part, current, releasesOf(off), why);
    return `${part}: switched off${effect} switch-on undoes this.`;
  });

/** Returns to the release that was live before the part was switched off. */
const switchOn: Command = (site, part, { why = 'switch-on' }) =>
  transaction(site, part, async (current) => {
    const id = liveBefore(current.state, part);
    if (liveOf(current.state, part) !== off || !id)
      throw new Refusal(`${part} is not switched off.`);
    assertUsable(current.state, part, id);
    const effect = await change(site, part, current, releasesOf(id), why);
    return `${part}: ${id} is live${effect} switch-off undoes this.`;
  });

/** The commands that change what visitors get, by name. */
export const commands: Record<string, Command> = {
  rollout,
  rollback,
  promote,
  abort,
  'switch-off': switchOff,
  'switch-on': switchOn,
};

async function change(
  site: Site,
  part: string,
  current: Transaction,
  releases: string,
  why: string,
) {
  await current.change(releases, why);
  const seconds = await untilEffective(site, part, releases);
  return seconds === null
    ? ', but not every gateway goes by it yet; each will as soon as it can reach the pointers.'
    : `, at every gateway of this machine after ${seconds.toFixed(1)} s.`;
}

function liveOf(state: State, part: string) {
  const pointer = pointerOf(state, part);
  if (!pointer)
    throw new Refusal(`${part} has no release yet. Start the site: docker compose up -d --wait`);
  return liveIn(pointer);
}

function canaryOf(state: State, part: string) {
  const pointer = pointerOf(state, part);
  const canary = pointer && canaryIn(pointer);
  if (!canary) throw new Refusal(`${part} has no canary.`);
  return canary;
}

/** Throws when a release is no longer there, or does not go with the live parts. */
function assertUsable(state: State, part: string, id: string) {
  const release = releaseNamed(state, part, id);
  if (!release)
    throw new Refusal(`The release ${id} of ${part} is not there any more. Nothing has changed.`);
  assertContract(state, part, release.contractVersion);
}
