import { assignPaths } from '@donate-impact/releases/paths';
import { getShownReleases } from '@donate-impact/releases/ReleaseChange';
import { type Refusal, refuse } from '@donate-impact/releases/refuse';
import type { ReleaseDescription } from '@donate-impact/releases/releaseFolder';
import { findRelease, getChanges, type SiteState } from '@donate-impact/releases/SiteState';
import type { FindUnsigned } from '@donate-impact/releases/signatures';
import { findMisfit, type Needs, type Provided } from '@donate-impact/shared/contract';

/** What a site demands of a release. */
export interface Demands {
  findUnsigned: FindUnsigned;
  /** The app from which a page moves. */
  takes?: string | undefined;
  /** Refuses a release that was not tested together with those that visitors get. */
  onlyTested?: boolean | undefined;
  /** True for a release that only previews show, which need not fit. */
  isPreview?: boolean;
}

/**
 * Finds everything for which a site does not accept a release, a Refusal for each. What is wrong with one app ends no command
 * on another: a release of another app that cannot be read is passed over.
 */
export function findObjections(
  state: SiteState,
  release: ReleaseDescription,
  { findUnsigned, takes, onlyTested, isPreview }: Demands,
): Refusal[] {
  return [
    ...findUnsigned(release),
    ...findTakenPaths(state, release, takes),
    ...(isPreview ? [] : findMisfits(state, release)),
    ...(onlyTested ? findUntested(state, release) : []),
  ];
}

/** The remotes and the shell of which a tab would refuse one because of the other. */
function findMisfits(state: SiteState, release: ReleaseDescription): Refusal[] {
  const isShell = release.app === 'host';
  return listOtherSide(state, release).flatMap((other) => {
    const [shell, remote] = isShell ? [release, other] : [other, release];
    const misfit = findMisfit(getNeeds(remote, shell), getProvided(shell));
    if (!misfit) return [];
    const { needed, has, fit } = misfit;
    const wayOut = explainWayOut(isShell, remote.app, fit);
    return [refuse('RELEASE_UNFIT', remote.app, needed, has, wayOut)];
  });
}

/** What a remote needs; only the contract, if one of the two is too old to say more. */
function getNeeds(remote: ReleaseDescription, shell: ReleaseDescription): Needs {
  const { contractVersion, needs } = remote;
  const isKnown = needs && shell.provided;
  return { contractVersion, ...(isKnown ? needs : { metaData: {}, shared: [] }) };
}

const getProvided = ({ provided, contractVersion }: ReleaseDescription): Provided =>
  provided ?? { contract: [contractVersion] };

function explainWayOut(isShell: boolean, remote: string, fit: 'newer' | 'different') {
  if (!isShell) return 'Release the shell first, or build the remote for what the shell provides.';
  return fit === 'newer'
    ? `Roll ${remote} back first.`
    : `Provide both versions until ${remote} has moved, or switch it off first.`;
}

/** The paths that visitors get from another app, and that they do not get from this one yet. */
function findTakenPaths(state: SiteState, release: ReleaseDescription, takes?: string): Refusal[] {
  const own = listShownBy(state, release.app).flatMap(listPaths);
  return listShownByOthers(state, release.app)
    .filter(({ app }) => app !== takes)
    .flatMap((live) => {
      const both = [live, release].flatMap(({ declared }) => (declared ? [{ declared }] : []));
      return assignPaths(both)
        .conflicts.filter(({ path }) => !own.includes(path))
        .map(({ path }) => refuse('PATH_TAKEN', release.app, live.app, path));
    });
}

const listPaths = ({ declared }: ReleaseDescription) =>
  Object.values(declared?.pages ?? {}).map(({ path }) => path);

/** One Refusal if a release was not tested with each shell, or with each remote, that visitors get beside it. */
export function findUntested(state: SiteState, release: ReleaseDescription): Refusal[] {
  const getPlace = ({ app, id }: ReleaseDescription) => `${app}@${id}`;
  const others = listOtherSide(state, release).filter(
    (other) =>
      !release.tested?.includes(getPlace(other)) && !other.tested?.includes(getPlace(release)),
  );
  if (others.length === 0) return [];
  return [refuse('RELEASE_UNTESTED', getPlace(release), others.map(getPlace).join(' and '))];
}

/** For a remote, the shells that visitors get; for the shell, the remotes. */
function listOtherSide(state: SiteState, { app }: ReleaseDescription) {
  return listShownByOthers(state, app).filter(
    (other) => (app === 'host') !== (other.app === 'host'),
  );
}

/** The description of a release. Throws if it is gone, or does not say what it is. */
export function getRelease(state: SiteState, app: string, id: string): ReleaseDescription {
  const release = findRelease(state, app, id);
  if (!release) throw refuse('RELEASE_GONE', app, id);
  if ('problem' in release) throw refuse('RELEASE_UNREADABLE', app, id, release.problem);
  return release;
}

/** The releases of the other apps that visitors get. */
function listShownByOthers(state: SiteState, app: string) {
  const others = new Set(state.changes.map((change) => change.app));
  others.delete(app);
  return [...others].flatMap((other) => listShownBy(state, other));
}

/** The releases of an app that visitors get, the live one and the canary, without those that cannot be read. */
function listShownBy(state: SiteState, app: string): ReleaseDescription[] {
  const active = getChanges(state, app).at(-1);
  return (active ? getShownReleases(active) : []).flatMap((id) => {
    const release = findRelease(state, app, id);
    return release && 'contractVersion' in release ? [release] : [];
  });
}
