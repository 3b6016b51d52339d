import type { Step } from '@donate-impact/shared/preferences';
import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to the heading whenever the step changes, but not when the page is first shown. */
export function useFocusOnStep(heading: RefObject<HTMLElement | null>, step: Step): void {
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [heading, step]);
}
