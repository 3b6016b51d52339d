import {
  answersRestored,
  decodePreferences,
  encodePreferences,
  selectAnswers,
  useAppDispatch,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { useHydrated } from '@donate-impact/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInEntry, readEntry } from './useEntryState';

/**
 * Keeps the visitor's answers with the entry of the history, and restores them when the visitor comes back to it, because
 * the wizard may have cleared them since. A reload goes by the store, which another tab may have changed.
 */
export function useKeptAnswers() {
  const own = encodePreferences(useAppSelector(selectAnswers));
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  const { key } = useLocation();
  // Of all pages in a tab, only the one that it was loaded with is hydrated.
  const isLoading = useRef(!isHydrated);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry
  useLayoutEffect(() => {
    if (!isHydrated) return;
    const kept = isLoading.current && isReload() ? null : readEntry().answers;
    isLoading.current = false;
    const answers = typeof kept === 'string' ? decodePreferences(kept) : null;
    if (!answers) keepInEntry('answers', own);
    else if (kept !== own) dispatch(answersRestored(answers));
  }, [isHydrated, key]);
}

function isReload(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'reload';
}
