import { type ComponentType, useLayoutEffect, useRef } from 'react';
import type { OnEnter } from '../contract';
import { useAppDispatch } from '../preferences';

interface EnteredPageProps {
  Page: ComponentType;
  onEnter?: OnEnter | undefined;
}

/**
 * Shows a page of a remote and calls its `onEnter` once per mount. From then on, the document has the class `entered`: what
 * a visitor presses on the page reaches its scripts.
 */
export function EnteredPage({ Page, onEnter }: EnteredPageProps) {
  const dispatch = useAppDispatch();
  const isEntered = useRef(false);

  // React runs the effect again when it shows a page that it has hidden for a while.
  useLayoutEffect(() => {
    if (isEntered.current) return;
    isEntered.current = true;
    onEnter?.({ dispatch });
    document.documentElement.classList.add('entered');
  }, [dispatch, onEnter]);

  return <Page />;
}
