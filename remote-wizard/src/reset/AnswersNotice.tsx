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
import { Button, Cluster } from '@donate-impact/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

interface AnswersNoticeProps {
  onUndo: () => void;
  /** Called when the focused button is about to disappear. */
  onRestored: () => void;
}

/** Reports what happened to the visitor's answers and offers cleared ones again. */
export function AnswersNotice({ onUndo, onRestored }: AnswersNoticeProps) {
  const dispatch = useAppDispatch();
  const canUndo = useAppSelector(selectCanUndo);
  const lastAnswers = useAppSelector(selectLastAnswers);
  const [restored, setRestored] = useState(false);
  const navigate = useNavigate();
  const status = describeStatus(canUndo, lastAnswers !== null, restored);

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
      {!status && !lastAnswers && (
        <p>
          Candidates who list more of your issues score higher. The data does not say which side
          they take.
        </p>
      )}
      <Status role="status">{status}</Status>
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

function describeStatus(canUndo: boolean, offered: boolean, restored: boolean): string {
  if (canUndo) return 'Started over. Your answers are cleared.';
  return restored && !offered ? 'Your last answers are restored.' : '';
}

/** High enough for the offer of the last answers, which replaces the words there once the page is painted. */
const Reserved = styled(Cluster).attrs({ $gap: 1 })`
  min-height: 5.25rem;
  align-content: start;
  button {
    text-align: start;
  }
  /* Side by side, so that both fit in the space. */
  @media (min-width: 20rem) {
    flex-wrap: nowrap;
    :not(:empty) + button {
      flex: none;
    }
    button + button {
      max-width: 7.75rem;
    }
  }
  @media (min-width: 40rem) {
    min-height: 4rem;
    button + button {
      max-width: none;
    }
  }
`;

/** Three lines at most, so that the longest offer moves nothing either; its name is read out whole. Large text is shown whole. */
const Offer = styled.span`
  @media (min-width: 20rem) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

const Status = styled.p`
  color: var(--color-muted);
  &:empty {
    position: absolute;
  }
`;
