import { issueLabel } from '@donate-impact/shared/candidates';
import {
  type Answers,
  lastAnswersRestored,
  type Step,
  selectLastAnswers,
  strategyOptions,
  useAppDispatch,
  useAppSelector,
} from '@donate-impact/shared/preferences';
import { impactRowLabel } from '@donate-impact/shared/scoring';
import { Button, Cluster, Muted, media, Stack, VisuallyHidden } from '@donate-impact/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface AnswersNoticeProps {
  /** False where only assistive technology is told. */
  isShown: boolean;
  /** True while Start Over can be undone. */
  canUndo: boolean;
  onUndo: () => void;
  /** Called with the step to show when the answers are back and the focused button is about to disappear. */
  onRestored: (step: Step) => void;
}

/** Reports what happened to the visitor's answers and offers cleared ones again, as they are or with one of them changed. */
export function AnswersNotice({ isShown, canUndo, onUndo, onRestored }: AnswersNoticeProps) {
  const dispatch = useAppDispatch();
  const lastAnswers = useAppSelector(selectLastAnswers);
  const lines = lastAnswers && listAnswers(lastAnswers);
  const [restored, setRestored] = useState(false);
  const status = describeStatus(canUndo, lines !== null, restored);
  const isReporting = Boolean(status || lines);

  /** Restores all answers and goes to a step. */
  function restore(step: Step) {
    dispatch(lastAnswersRestored());
    setRestored(true);
    onRestored(step);
  }

  function undo() {
    setRestored(true);
    onUndo();
  }

  return (
    <>
      {/* In the page before it has text, so that the text is announced. */}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {isShown && (
        <Place>
          <Hint $gap={1} $replaced={isReporting}>
            <p>
              Candidates who list more of your issues score higher. The data doesn’t say where they
              stand on them.
            </p>
            <Muted>Your answers stay in this browser.</Muted>
          </Hint>
          <Report $gap={1}>
            {status && <Status aria-hidden="true">{status}</Status>}
            {canUndo && <Button onClick={undo}>Undo</Button>}
            {lines && (
              <Offered>
                <strong>Last time</strong>
                <Button
                  $variant="primary"
                  onClick={() => restore(0)}
                  aria-label={`Use my last answers: ${lines.map(({ answer }) => answer).join(', ')}`}
                >
                  Use my last answers
                </Button>
                <Lines>
                  {lines.map(({ step, name, answer }) => (
                    <li key={step}>
                      <span>{name}</span> <span>{answer}</span>
                      <Button $variant="inline" onClick={() => restore(step)}>
                        <span>
                          Change<VisuallyHidden> {name.toLowerCase()}</VisuallyHidden>
                        </span>
                      </Button>
                    </li>
                  ))}
                </Lines>
              </Offered>
            )}
          </Report>
        </Place>
      )}
    </>
  );
}

/** A line for each answer, and the step that asks for it; short, however many issues there are. */
function listAnswers({ issues, impact, strategy }: Answers) {
  const labels = issues.map(issueLabel);
  const lines: { step: Step; name: string; answer: string | null | undefined }[] = [
    {
      step: 0,
      name: 'Issues',
      answer: labels.length > 2 ? `${labels[0]} and ${labels.length - 1} more` : labels.join(', '),
    },
    { step: 1, name: 'Impact', answer: impact && impactRowLabel(impact) },
    { step: 2, name: 'Strategy', answer: strategyOptions.find(({ id }) => id === strategy)?.label },
  ];
  return lines.filter(({ answer }) => answer);
}

function describeStatus(canUndo: boolean, offered: boolean, restored: boolean): string {
  if (canUndo) return 'Started over. Nothing is chosen now.';
  return restored && !offered ? 'Your last answers are restored.' : '';
}

/** As high as the offer of answers to every question, so that nothing moves when it arrives. */
const Place = styled(Stack)`
  align-content: stretch;
  min-height: 7.75rem;
  & > * {
    grid-area: 1 / 1;
  }
  @media ${media.wide} {
    min-height: 7rem;
  }
`;

/** Keeps its room when it is replaced. */
const Hint = styled(Stack)<{ $replaced: boolean }>`
  align-content: start;
  text-wrap: balance;
  visibility: ${({ $replaced }) => ($replaced ? 'hidden' : 'visible')};
`;

const Report = styled(Cluster)`
  align-content: start;
`;

/* On a phone, the title and the button are one line at 320 px. */
const Offered = styled(Cluster)`
  flex: 1 0 100%;
  justify-content: space-between;
  gap: var(--space-half) var(--space-1);
  font-size: var(--text-small);
  > button {
    min-height: 2.25rem;
    padding: 0 0.75rem;
    font-size: inherit;
  }
  @media ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--space-4);
    > button {
      grid-area: 1 / 2 / span 2;
      align-self: start;
    }
  }
`;

/* The names, the answers and Change each have a column. */
const Lines = styled.ul`
  width: 100%;
  li {
    display: grid;
    grid-template-columns: 3.75rem minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-1);
    min-height: 1.5rem;
    line-height: var(--line-tight);
    @media ${media.largeText} {
      display: block;
    }
  }
  li > :first-child {
    color: var(--color-muted);
  }
`;

const Status = styled.p`
  color: var(--color-muted);
`;
