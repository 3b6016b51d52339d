import type { Impact } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  describeFactor,
  factorLabels,
  factorNames,
  getWeights,
  impactChoices,
  impactRowLabel,
  workedExample,
} from '@donate-impact/shared/scoring';
import { Button, Disclosure } from '@donate-impact/shared/ui';
import { Dialog } from '@donate-impact/shared/ui/Dialog';
import { Link } from 'react-router-dom';
import { ExactFigures, ReceiptTable } from './ExactFigures';

interface ScoringDialogProps {
  /** The impact focus of the list. */
  impact: Impact | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens the panel for other weights; absent while there is no one to rank. */
  onExplore: (() => void) | undefined;
}

/** Explains how scores are calculated; the example comes from the function that scores the candidates. */
export function ScoringDialog({ impact, open, onOpenChange, onExplore }: ScoringDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="How scoring works"
      description="Four factors earn points, 100 at most; their sum is the score, computed in your browser."
    >
      <FactorsTable impact={impact} />
      {onExplore && (
        <div>
          <Button
            onClick={() => {
              onOpenChange(false);
              onExplore();
            }}
          >
            Try other weights
          </Button>
        </div>
      )}
      <Disclosure summary="Weights of every impact focus">
        <WeightsTable used={impact} />
        <p>
          “Track records” counts your issues most, because this prototype has no data on track
          records.
        </p>
      </Disclosure>
      <h3>What is not scored</h3>
      <p>Polling and donation leverage.</p>
      <h3>An example with no impact chosen</h3>
      <ExactFigures
        explanation={workedExample}
        caption="An invented candidate: a weight of 0.35 is 35 points"
      />
      <h3>Ties</h3>
      <p>
        Candidates with equal scores share a rank, shown as “=2”, and keep the order of the data
        file. A gray line joins those who are practically tied: within one point, or in another
        order under another impact focus.
      </p>
      <p>
        <Link to={paths.audit.getHref()}>
          Who comes first over all possible answers, and who never does
        </Link>
      </p>
    </Dialog>
  );
}

/** What each factor is, and the points that it can earn in this list. */
function FactorsTable({ impact }: { impact: Impact | null }) {
  const points = getPoints(impact);
  return (
    <ReceiptTable $align="end">
      <caption>{`Points each factor can earn: ${impactRowLabel(impact)}`}</caption>
      <tbody>
        {factorNames.map((factor, index) => (
          <tr key={factor}>
            <th scope="row">
              {factorLabels[factor]}
              <small>{describeFactor(factor, points[index] ?? 0)}</small>
            </th>
            <td>{points[index]}</td>
          </tr>
        ))}
      </tbody>
    </ReceiptTable>
  );
}

/** The points of each kind of impact. */
function WeightsTable({ used }: { used: Impact | null }) {
  return (
    <ReceiptTable $align="end">
      <caption>Points, in the order of the factors above</caption>
      <tbody>
        {impactChoices.map((impact) => (
          <tr key={impact}>
            <th scope="row">
              {impactRowLabel(impact)}
              {impact === used && <small>used for this list</small>}
            </th>
            <td>{getPoints(impact).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </ReceiptTable>
  );
}

function getPoints(impact: Impact | null): number[] {
  return factorNames.map((factor) => Math.round(getWeights(impact)[factor] * 100));
}
