import type { Mount, MountedSite } from '@donate-impact/shared/contract';
import { createContext, use, useCallback, useState } from 'react';

/** What the shell gives a page that it mounts. */
export const MountContext = createContext({} as Omit<MountedSite, 'onError'>);

/** Makes a component of what a page's module exports as `mount`. */
export const toPage = (mount: Mount) => () => <MountedPage mount={mount} />;

/** Shows a page that brings its own React. The shell hydrates only the element around its markup. */
function MountedPage({ mount }: { mount: Mount }) {
  const site = use(MountContext);
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  const show = useCallback(
    (element: HTMLElement | null) =>
      element
        ? mount(element, { ...site, onError: (thrown) => setFailure({ thrown }) })
        : undefined,
    [mount, site],
  );
  if (failure) throw failure.thrown;
  // React leaves markup in the place of this text as it is.
  return (
    <div ref={show} suppressHydrationWarning>
      {''}
    </div>
  );
}
