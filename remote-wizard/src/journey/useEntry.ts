import { useAppDispatch, wizardEntered } from '@donate-impact/shared/preferences';
import { useLayoutEffect, useState } from 'react';

/**
 * Resets the preferences when the page is entered, before anything is painted: on a fresh load and on a navigation
 * from another route, but not between steps, where the page stays mounted. True once that is done.
 */
export function useEntry(): boolean {
  const dispatch = useAppDispatch();
  const [entered, setEntered] = useState(false);

  useLayoutEffect(() => {
    dispatch(wizardEntered());
    setEntered(true);
  }, [dispatch]);

  return entered;
}
