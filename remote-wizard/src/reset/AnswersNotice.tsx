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
  const summary = lastAnswers && summarizeAnswers(lastAnswers);

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
    <Place>
      <Hint $replaced={Boolean(status || lastAnswers)}>
        Candidates who list more of your issues score higher. The data does not say which side they
        take.
      </Hint>
      <Report $gap={1} $align="start">
        <Status role="status">{status}</Status>
        {canUndo && <Button onClick={onUndo}>Undo</Button>}
        {lastAnswers && (
          <Offer>
            <Button onClick={restore} aria-label={`Use my last answers: ${summary}`}>
              Use my last answers
            </Button>
            {isComplete(lastAnswers) && (
              <Button onClick={returnToMatches}>Back to my matches</Button>
            )}
            <p>{summary}</p>
          </Offer>
        )}
      </Report>
    </Place>
  );
}

function isComplete({ issues, impact, strategy }: Answers): boolean {
  return issues.length > 0 && impact !== null && strategy !== null;
}

function describeStatus(canUndo: boolean, offered: boolean, restored: boolean): string {
  if (canUndo) return 'Started over. Your answers are cleared.';
  return restored && !offered ? 'Your last answers are restored.' : '';
}

/** On phones, high enough for the offer even where the hint is shorter. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    grid-area: 1 / 1;
  }
  @media (max-width: 39.99rem) {
    min-height: 5.125rem;
  }
`;

/** Keeps its room when it is replaced, so that nothing moves. */
const Hint = styled.p<{ $replaced: boolean }>`
  visibility: ${({ $replaced }) => ($replaced ? 'hidden' : 'visible')};
`;

const Report = styled(Cluster)`
  & > button {
    flex: none;
  }
  @media (min-width: 20rem) {
    flex-wrap: nowrap;
  }
`;

/** No higher than the hint, however long the answers; they are read out whole. Large text is shown whole. */
const Offer = styled.div`
  flex: 1;
  display: grid;
  gap: var(--space-half) var(--space-1);
  p {
    grid-column: 1 / -1;
    max-width: none;
    font-size: var(--text-small);
    line-height: 1.2;
  }
  @media (min-width: 20rem) {
    grid-template-columns: 1fr 1fr;
    button {
      padding: 0 var(--space-1);
      font-size: var(--text-small);
    }
    p {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  @media (min-width: 40rem) {
    grid-template-columns: auto auto 1fr;
    align-items: center;
    p {
      grid-column: auto;
      -webkit-line-clamp: 3;
    }
  }
`;

const Status = styled.p`
  color: var(--color-muted);
  &:empty {
    position: absolute;
  }
`;
