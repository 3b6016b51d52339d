import type { Impact } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  describeFactor,
  getReceiptParts,
  getWeightParts,
  getWeights,
  impactChoices,
  impactRowLabel,
  nameParts,
  workedExample,
} from '@donate-impact/shared/scoring';
import { Button, Disclosure, ScoreStrip, Stack, WeightStrip } from '@donate-impact/shared/ui';
import { Dialog, type DialogState } from '@donate-impact/shared/ui/Dialog';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ExactFigures, ReceiptRow, ReceiptTable } from './ExactFigures';
import { ScoreReceipt } from './ScoreReceipt';

interface ScoringDialogProps extends DialogState {
  /** The impact focus of the list. */
  impact: Impact | null;
  /** Opens the panel for other weights; absent while there is no one to rank. */
  onExplore: (() => void) | undefined;
}

/** Explains how scores are calculated; the example comes from the function that scores the candidates. */
export function ScoringDialog({ impact, onExplore, ...state }: ScoringDialogProps) {
  const parts = getWeightParts(getWeights(impact));
  return (
    <Dialog
      {...state}
      title="How scoring works"
      description="Your browser adds up four factors, at most 100 points."
    >
      <ReceiptTable>
        <caption>{`Points each factor can earn: ${impactRowLabel(impact)}`}</caption>
        <tbody>
          {parts.map(({ factor, label, most }) => (
            <ReceiptRow
              key={factor}
              label={label}
              note={describeFactor(factor, most)}
              figures={[most]}
            />
          ))}
        </tbody>
      </ReceiptTable>
      <h3>A separate example, with no impact chosen</h3>
      <ScoreStrip parts={getReceiptParts(workedExample)} size="large" />
      <ScoreReceipt
        explanation={workedExample}
        caption={`${workedExample.percent} of 100 points is a score of ${workedExample.score}`}
      />
      <ExactFigures explanation={workedExample} />
      <h3>Ties</h3>
      <p>
        Candidates with equal scores share a rank, shown as “=2”, and keep the order of the data
        file. A gray line joins those within one point of each other.
      </p>
      <h3>Shown, not scored</h3>
      <p>Polling and donation leverage.</p>
      <Disclosure summary="Weights of every impact focus">
        <AllWeights>
          {impactChoices.map((each) => (
            <div key={each}>
              <dt>
                {impactRowLabel(each)}
                {each === impact && ', used for this list'}
              </dt>
              <dd>
                <Weights impact={each} />
              </dd>
            </div>
          ))}
        </AllWeights>
        <p>
          “Track records” counts your issues most, because this prototype has no data on track
          records.
        </p>
      </Disclosure>
      {onExplore && (
        <div data-print="hide">
          <Button
            onClick={() => {
              state.onOpenChange(false);
              onExplore();
            }}
          >
            Try other weights
          </Button>
        </div>
      )}
      <p>
        <Link to={paths.audit.getHref()}>
          Who comes first over all possible answers, and who never does
        </Link>
      </p>
    </Dialog>
  );
}

function Weights({ impact }: { impact: Impact | null }) {
  const parts = getWeightParts(getWeights(impact));
  return <WeightStrip parts={parts} label={nameParts(parts)} />;
}

const AllWeights = styled(Stack).attrs({ as: 'dl' })`
  gap: var(--space-1);
  padding-block-end: var(--space-1);
  font-size: var(--text-small);
`;
