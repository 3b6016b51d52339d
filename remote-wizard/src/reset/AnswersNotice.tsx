import {
  type Answers,
  lastAnswersRestored,
  selectCanUndo,
  selectLastAnswers,
  summarizeAnswers,
  useAppDispatch,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { Button } from '@donate-impact/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Offer, Reserved, Status } from './AnswersNotice.styles';

interface AnswersNoticeProps {
  onUndo: () => void;
  /** Called when the focused button is about to disappear. */
  onRestored: () => void;
}

/** What happened to the visitor's answers, and how to get cleared ones back. */
export function AnswersNotice({ onUndo, onRestored }: AnswersNoticeProps) {
  const dispatch = useAppDispatch();
  const canUndo = useAppSelector(selectCanUndo);
  const lastAnswers = useAppSelector(selectLastAnswers);
  const [restored, setRestored] = useState(false);
  const navigate = useNavigate();

  function restore() {
    dispatch(lastAnswersRestored());
    setRestored(true);
    onRestored();
  }

  function returnToMatches() {
    dispatch(lastAnswersRestored());
    navigate(paths.results.getHref());
  }

  return (
    <Reserved>
      <Status role="status">{statusOf(canUndo, lastAnswers !== null, restored)}</Status>
      {canUndo && <Button onClick={onUndo}>Undo</Button>}
      {lastAnswers && (
        <Button onClick={restore}>
          <Offer>{`Use my last answers: ${summarizeAnswers(lastAnswers)}`}</Offer>
        </Button>
      )}
      {lastAnswers && isComplete(lastAnswers) && (
        <Button onClick={returnToMatches}>Back to my matches</Button>
      )}
    </Reserved>
  );
}

function isComplete({ issues, impact, strategy }: Answers): boolean {
  return issues.length > 0 && impact !== null && strategy !== null;
}

function statusOf(canUndo: boolean, offered: boolean, restored: boolean): string {
  if (canUndo) return 'Started over. Your answers are cleared.';
  if (offered) return '';
  return restored
    ? 'Your last answers are restored.'
    : 'Your answers stay in this browser. Nothing is sent.';
}
