import { liveIn } from '@donate-impact/build/pointer';
import { remoteNames } from '@donate-impact/build/remotes';
import { Refusal } from './Refusal';
import { pointerOf, releaseNamed, type State } from './State';

/** Throws when the live shell would refuse a remote's release, or a shell's release would refuse a live remote. */
export function assertContract(state: State, part: string, contract: string) {
  const others = part === 'host' ? remoteNames : ['host'];
  for (const other of others) {
    const pointer = pointerOf(state, other);
    const live = pointer && releaseNamed(state, other, liveIn(pointer));
    if (live && majorOf(live.contractVersion) !== majorOf(contract))
      throw new Refusal(
        `This release has contract ${contract}, the live ${other} has ${live.contractVersion}, and the shell shows ` +
          `only remotes of its own major version. ${part === 'host' ? `Switch ${other} off first.` : 'Release the shell first.'}`,
      );
  }
}

const majorOf = (version: string) => version.split('.')[0];
