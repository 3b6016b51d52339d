import { type ComponentType, useLayoutEffect, useRef } from 'react';
import type { OnEnter } from '../contract';
import { useAppDispatch } from '../preferences';

interface EnteredPageProps {
  Page: ComponentType;
  onEnter?: OnEnter | undefined;
}

/** A page of a remote, which is told of its entry once for each time that it is mounted. */
export function EnteredPage({ Page, onEnter }: EnteredPageProps) {
  const dispatch = useAppDispatch();
  const isEntered = useRef(false);

  // React runs it again when a page that was hidden for a while is shown.
  useLayoutEffect(() => {
    if (isEntered.current) return;
    isEntered.current = true;
    onEnter?.({ dispatch });
  }, [dispatch, onEnter]);

  return <Page />;
}
