import { useAppDispatch, useAppSelector, wizardEntered } from '@donate-impact/shared/preferences';
import { useLayoutEffect, useState } from 'react';

/**
 * Whether the page has been entered, which is before anything is painted. Until then nothing that was answered
 * before counts: the shell resets it once the page is there (`onEnter`).
 */
export function useEntry(): boolean {
  const dispatch = useAppDispatch();
  const [entered, setEntered] = useState(false);
  // A shell of contract 1.0 calls no page's `onEnter`; its store tells it apart.
  const isOfFirstContract = useAppSelector(({ preferences }) => 'isRetried' in preferences);

  useLayoutEffect(() => {
    if (isOfFirstContract) dispatch(wizardEntered());
    setEntered(true);
  }, [dispatch, isOfFirstContract]);

  return entered;
}
