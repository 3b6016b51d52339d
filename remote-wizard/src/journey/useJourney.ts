import {
  canProceed,
  isUnanswered,
  type RootState,
  type Step,
  selectAnswers,
  startedOver,
  stepReached,
  useAppDispatch,
  useAppSelector,
  wizardEntered,
} from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** The state of a history entry of /demo: its step, and the step of the previous entry if known. */
interface Entry {
  step: Step;
  previous?: Step | undefined;
}

/**
 * The visitor's step in the wizard, and the moves from there. The history entry says which step is requested; the
 * answers say how far the visitor may go. The lower one is shown, and the entry and the store are updated to
 * match.
 */
export function useJourney() {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const furthest = useAppSelector(furthestStep);
  const isBegun = useAppSelector((state) => !isUnanswered(selectAnswers(state)));
  // Until the page is entered, which is before anything is painted, earlier answers do not count: the shell clears them then.
  const [entered, setEntered] = useState(false);
  useLayoutEffect(() => setEntered(true), []);
  const asked = readStep(state?.step) ?? 0;
  const previous = readStep(state?.previous);
  const step = readStep(entered ? Math.min(asked, furthest) : 0) ?? 0;

  // A link to the wizard while it is shown resets it; Undo restores answers. The wizard's own moves carry a step.
  const isLink = useNavigationType() !== 'POP' && state === null;
  const shown = useRef(key);
  // Before the step in the store changes, to which Undo returns.
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isLink) dispatch(isBegun ? startedOver() : wizardEntered());
  }, [dispatch, isBegun, isLink, key]);
  useLayoutEffect(() => {
    if (!entered) return;
    dispatch(stepReached(step));
    if (asked !== step) navigate(...inPlace({ step, previous }));
  }, [asked, dispatch, entered, navigate, previous, step]);

  function next() {
    const to = readStep(step + 1);
    if (to === undefined) navigate(paths.results.getHref());
    else navigate(paths.wizard.getHref(), { state: { step: to, previous: step } });
  }

  function back() {
    const to = readStep(step - 1);
    if (to === undefined) return;
    if (previous === to) navigate(-1);
    else navigate(...inPlace({ step: to }));
  }

  return {
    step,
    /** True once there is an answer. */
    isBegun,
    next,
    back,
    /** Goes to any step that the answers allow, from the first. */
    goTo: (to: Step) => {
      if (to !== step) navigate(paths.wizard.getHref(), { state: { step: to, previous: step } });
    },
    returnTo: (to: Step) => navigate(...inPlace({ step: to, previous })),
  };
}

/** The step that a number names, or none. */
function readStep(value: unknown): Step | undefined {
  return ([0, 1, 2] as const).find((step) => step === value);
}

/** The current history entry with another step. */
function inPlace(state: Entry): [string, { replace: true; state: Entry }] {
  return [paths.wizard.getHref(), { replace: true, state }];
}

/** The first step without an answer, or the last. */
function furthestStep(state: RootState): Step {
  if (!canProceed(state, 0)) return 0;
  return canProceed(state, 1) ? 2 : 1;
}
