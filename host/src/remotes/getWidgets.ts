import type { SiteRemote } from '@donate-impact/shared/contract';
import type { ModuleId } from './createLoader';

/** A component that a remote exposes besides its pages, for an extension point of another remote. */
export interface WidgetId extends ModuleId {
  extensionPoint: string;
}

/** The widgets of a page, as the remotes declare them. */
export function getWidgets(remotes: readonly SiteRemote[], { remote, page }: ModuleId): WidgetId[] {
  const { slots = {} } = remotes.find(({ name }) => name === remote) ?? {};
  const own = Object.keys(slots).filter((extensionPoint) => slots[extensionPoint] === page);
  return own.flatMap((extensionPoint) =>
    remotes.flatMap(({ name, fills }) => {
      const module = fills?.[extensionPoint];
      return module ? [{ extensionPoint, remote: name, page: module }] : [];
    }),
  );
}
