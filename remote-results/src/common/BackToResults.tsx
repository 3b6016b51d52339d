import { paths } from '@donate-impact/shared/routes';
import { type ButtonLook, LinkButton } from '@donate-impact/shared/ui';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useViewedAnswers } from './ViewedAnswers';

/** The state of the history entry of a page that a visitor opens from the list. */
export const fromList = { stepsFromList: 1 };

/** The state of the entry after the current one: one step further from the list, if the visitor came from there. */
export function useStateOfNext() {
  const steps = useStepsFromList();
  return steps && { stepsFromList: steps + 1 };
}

function useStepsFromList(): number | null {
  const { state } = useLocation();
  const steps: unknown = state?.stepsFromList;
  return typeof steps === 'number' && steps > 0 ? steps : null;
}

/** Goes back to the list as the visitor left it, or opens the list ranked by the same answers. */
export function BackToResults({ $variant }: ButtonLook) {
  const { fragment } = useViewedAnswers();
  const steps = useStepsFromList();
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!steps || opensElsewhere) return;
    event.preventDefault();
    navigate(-steps);
  }

  return (
    <LinkButton
      $variant={$variant}
      to={paths.results.getHref() + fragment}
      data-print="hide"
      onClick={goBack}
    >
      Back to Results
    </LinkButton>
  );
}
