import type { Impact } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  competitivenessValues,
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

const { tossup, lean, safe } = competitivenessValues;

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
      description="A score is the sum of four factors, each a value from 0 to 1 times a weight, rounded to two decimals. It is computed in your browser."
    >
      <h3>The four factors</h3>
      <ul>
        <li>
          Competitiveness: a toss-up counts as {tossup}, a lean race as {lean}, a safe race as{' '}
          {safe}.
        </li>
        <li>
          Funding gap: how far the candidate trails the opponent in funds, as a share of the larger
          fund.
        </li>
        <li>
          Time to election: the sooner the election, the closer to 1; an election a year away counts
          as 0.
        </li>
        <li>Issue match: the share of your issues that the candidate lists.</li>
      </ul>
      <h3>{`An example: ${workedExample.score.toFixed(2)}, shown as ${workedExample.percent}%`}</h3>
      <p>An invented candidate, not one of your matches.</p>
      <ExactFigures
        explanation={workedExample}
        caption="A toss-up with half the opponent’s funds, under the default weights"
      />
      <h3>What your impact choice changes</h3>
      <p>Only the weights change. A candidate’s factor values stay the same.</p>
      <WeightsTable used={impact} />
      <p>
        “Close races” gives the most weight to competitiveness. “Track records” gives the most
        weight to your issues, because this prototype has no data on track records. “Movement
        infrastructure” gives the most weight to time, which favors the soonest elections.
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
      <h3>What is not scored</h3>
      <p>
        Polling and donation leverage are shown on the cards but do not affect the score. Candidates
        with equal scores share a rank, shown as “=2”, and keep the order of the data file. Those
        who are practically tied would change places under another impact focus or by one point of
        rounding.
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
