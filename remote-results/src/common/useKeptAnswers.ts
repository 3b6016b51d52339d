import {
  answersRestored,
  decodePreferences,
  encodePreferences,
  selectAnswers,
  useAppDispatch,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { useHydrated } from '@donate-impact/shared/ui';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInEntry, readEntry } from './useEntryState';

/**
 * Keeps the visitor's answers with the entry of the history, and restores them when the visitor comes back to it, because
 * the wizard may have cleared them since.
 */
export function useKeptAnswers() {
  const own = encodePreferences(useAppSelector(selectAnswers));
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry
  useLayoutEffect(() => {
    if (!isHydrated) return;
    const kept = readEntry().answers;
    const answers = typeof kept === 'string' ? decodePreferences(kept) : null;
    if (!answers) keepInEntry('answers', own);
    else if (kept !== own) dispatch(answersRestored(answers));
  }, [isHydrated, key]);
}
