import type { Impact } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  factorLabels,
  factorNames,
  getWeights,
  impactChoices,
  impactRowLabel,
  workedExample,
} from '@donate-impact/shared/scoring';
import { Button, Table } from '@donate-impact/shared/ui';
import { Dialog } from '@donate-impact/shared/ui/Dialog';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ExactFigures } from './ExactFigures';

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
      description="A score is the sum of four factors, each a value from 0 to 1 times a weight, computed in your browser."
    >
      <WeightsTable used={impact} />
      <p>
        Your impact choice changes only the weights. “Track records” counts your issues most,
        because this prototype has no data on track records.
      </p>
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
      <h3>An example with no impact chosen</h3>
      <ExactFigures explanation={workedExample} caption="An invented candidate" />
      <h3>What is not scored</h3>
      <p>
        Polling and donation leverage. Candidates with equal scores share a rank, shown as “=2”, and
        keep the order of the data file.
      </p>
      <p>
        <Link to={paths.audit.getHref()}>
          Who comes first over all possible answers, and who never does
        </Link>
      </p>
    </Dialog>
  );
}

/** The weights of each kind of impact, below its name, so that the columns fit a phone. */
function WeightsTable({ used }: { used: Impact | null }) {
  return (
    <WeightTable>
      <caption>Weight of each factor by impact focus</caption>
      <thead>
        <tr>
          {factorNames.map((factor) => (
            <th key={factor} scope="col">
              {factorLabels[factor]}
            </th>
          ))}
        </tr>
      </thead>
      {impactChoices.map((impact) => (
        <tbody key={impact} data-used={impact === used || undefined}>
          <tr>
            <th scope="rowgroup" colSpan={factorNames.length}>
              {impactRowLabel(impact)}
              {impact === used && <small> used for this list</small>}
            </th>
          </tr>
          <tr>
            {factorNames.map((factor) => (
              <td key={factor}>{getWeights(impact)[factor].toFixed(2)}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </WeightTable>
  );
}

const WeightTable = styled(Table)`
  th,
  td {
    padding-inline: 0 var(--space-half);
  }

  th {
    font-weight: 400;
  }

  thead th {
    color: var(--color-muted);
    vertical-align: bottom;

    @media (max-width: 22rem) {
      overflow-wrap: anywhere;
    }
  }

  tbody th {
    padding-block-end: 0;
  }

  td {
    padding-block-start: 0;
    border-block-start: 0;
  }

  [data-used] :is(th, td) {
    font-weight: 600;
  }

  small {
    font-weight: 400;
  }
`;
