import type { RemoteName, SlotName } from '../contract';
import { parts } from '../routes';

/** What fills a slot: a component that a remote exposes besides its pages. */
export interface Filler {
  slot: SlotName;
  remote: RemoteName;
  /** The name of its module. */
  page: string;
}

/** What fills the slots of a page, as the remotes declare it. */
export function slotsOf({ remote, page }: { remote: RemoteName; page: string }): Filler[] {
  const named = Object.entries(parts[remote]?.slots ?? {}).filter(([, owner]) => owner === page);
  return named.flatMap(([slot]) =>
    Object.entries(parts).flatMap(([filling, { fills }]) => {
      const module = fills?.[slot];
      return module ? [{ slot, remote: filling, page: module } as Filler] : [];
    }),
  );
}
