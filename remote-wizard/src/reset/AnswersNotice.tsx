import {
  lastAnswersRestored,
  selectCanUndo,
  selectLastAnswers,
  summarizeAnswers,
  useAppDispatch,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { Button } from '@donate-impact/shared/ui';
import { useState } from 'react';
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

  function restore() {
    dispatch(lastAnswersRestored());
    setRestored(true);
    onRestored();
  }

  return (
    <Reserved>
      <Status role="status">{statusOf(canUndo, lastAnswers !== null, restored)}</Status>
      {canUndo && <Button onClick={onUndo}>Undo</Button>}
      {lastAnswers && (
        <Button onClick={restore}>
          <Offer>Use my last answers: {summarizeAnswers(lastAnswers)}</Offer>
        </Button>
      )}
    </Reserved>
  );
}

function statusOf(canUndo: boolean, offered: boolean, restored: boolean): string {
  if (canUndo) return 'Started over. Your answers are cleared.';
  if (offered) return '';
  return restored
    ? 'Your last answers are restored.'
    : 'Your answers stay in this browser. Nothing is sent.';
}
