import type { Step } from '@donate-impact/shared/preferences';
import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to the heading whenever the step changes, and not when the page first shows. */
export function useFocusOnStep(heading: RefObject<HTMLElement | null>, step: Step): void {
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [heading, step]);
}
