import type { Step } from '@donate-impact/shared/preferences';

/** The state of a history entry of /demo: its step, and the step of the previous entry if known. */
export interface Entry {
  step: Step;
  previous?: Step | undefined;
}

/** The entry that a location's state describes; invalid state means the first step. */
export function readEntry(state: unknown): Entry {
  if (typeof state !== 'object' || state === null) return { step: 0 };
  return {
    step: ('step' in state ? readStep(state.step) : undefined) ?? 0,
    previous: 'previous' in state ? readStep(state.previous) : undefined,
  };
}

/** The step that a number names, or none. */
export function readStep(value: unknown): Step | undefined {
  return ([0, 1, 2] as const).find((step) => step === value);
}

/** The earlier of two steps. */
export function lowerStep(one: Step, other: Step): Step {
  return one < other ? one : other;
}
