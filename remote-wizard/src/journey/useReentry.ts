import { startedOver, useAppDispatch } from '@donate-impact/shared/preferences';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Starts over when the visitor follows a link to the wizard while it is shown. Its own moves carry a step. */
export function useReentry(): void {
  const { key, state } = useLocation();
  const isLink = useNavigationType() !== 'POP' && state === null;
  const dispatch = useAppDispatch();
  const shown = useRef(key);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isLink) dispatch(startedOver());
  }, [dispatch, isLink, key]);
}
