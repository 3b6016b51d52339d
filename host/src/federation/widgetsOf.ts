import type { SiteRemote } from '@donate-impact/shared/contract';
import type { ModuleId } from './createLoader';

/** What fills a slot: a component that a remote exposes besides its pages. */
export interface WidgetId extends ModuleId {
  slot: string;
}

/** What fills the slots of a page, as the remotes declare it. */
export function widgetsOf(remotes: readonly SiteRemote[], { remote, page }: ModuleId): WidgetId[] {
  const { slots = {} } = remotes.find(({ name }) => name === remote) ?? {};
  const own = Object.keys(slots).filter((slot) => slots[slot] === page);
  return own.flatMap((slot) =>
    remotes.flatMap(({ name, fills }) => {
      const module = fills?.[slot];
      return module ? [{ slot, remote: name, page: module }] : [];
    }),
  );
}
