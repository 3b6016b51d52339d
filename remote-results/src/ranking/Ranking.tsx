import type { Answers } from '@donate-impact/shared/preferences';
import {
  type FactorName,
  factorNames,
  type RankedCandidate,
  type Weights,
} from '@donate-impact/shared/scoring';
import { VisuallyHidden } from '@donate-impact/shared/ui';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { LazyPart } from '../loading/LazyPart';
import { FactorLegend } from './FactorLegend';
import { Axis, Body, HatchDrawing, Key, Lines, Picture } from './Ranking.styles';
import { RankingLine } from './RankingLine';
import { useLineStops } from './useLineStops';
import { useMovingLines } from './useMovingLines';

const loadRest = () => import('./RestOfRanking').then(({ RestOfRanking }) => RestOfRanking);

/** How many lines are rendered at once, and with the list. */
const firstLines = 8;

/** How many candidates have a line of their own. */
const mostLines = 50;

interface RankingProps {
  /** The candidates to show, in rank order. */
  found: readonly RankedCandidate[];
  answers: Answers;
  /** The weights that a visitor explores, if any; the ranks and scores are by them. */
  weights: Weights | undefined;
  compared: readonly string[];
  selected: readonly string[];
  /** Whether it is open where it does not stand beside the list. */
  isShown: boolean;
  /** Leads to a candidate's card. */
  onOpen: (id: string) => void;
}

/** Every candidate as one line of a picture, in rank order: a table whose bars add up to the scores. */
export function Ranking(props: RankingProps) {
  const { found, answers, weights, compared, selected, isShown, onOpen } = props;
  const [stacked, setStacked] = useState<readonly FactorName[]>(factorNames);
  const body = useRef<HTMLTableSectionElement>(null);
  const limit = useLineLimit();
  const lines = useMemo(() => found.slice(0, limit), [found, limit]);
  const rest = useMemo(() => found.slice(mostLines), [found]);
  const ids = useMemo(() => lines.map(({ candidate }) => candidate.id), [lines]);
  const { stop, ...stops } = useLineStops(ids);
  useMovingLines(body, ids);

  return (
    <Picture id="ranking" aria-labelledby="ranking-title" data-scrolls="" data-shown={isShown}>
      <h2 id="ranking-title">{weights ? 'Ranking you explore' : 'Ranking at a glance'}</h2>
      <FactorLegend stacked={stacked} onChange={setStacked} />
      <Key id="ranking-key">
        Impact scores by factor, in points of 100; Fair, Good and Excellent begin at the lines.
        <VisuallyHidden>
          {' '}
          A row leads to the candidate’s card; the arrow keys move from row to row.
        </VisuallyHidden>
      </Key>
      <Hatch />
      <Lines aria-labelledby="ranking-title" aria-describedby="ranking-key">
        <thead>
          <tr>
            <ColumnName>Rank</ColumnName>
            <ColumnName>Candidate</ColumnName>
            <th scope="col">
              <VisuallyHidden>Points of 100</VisuallyHidden>
              <Axis aria-hidden="true">
                {[40, 60, 80].map((at) => (
                  <text key={at} x={`${at}%`} y="12" textAnchor="middle">
                    {at}
                  </text>
                ))}
              </Axis>
            </th>
            <ColumnName>Impact score</ColumnName>
          </tr>
        </thead>
        <Body ref={body} $isWhole={stacked.length === factorNames.length} {...stops}>
          {lines.map((entry) => (
            <RankingLine
              key={entry.candidate.id}
              entry={entry}
              answers={answers}
              weights={weights}
              stacked={stacked}
              isCompared={compared.includes(entry.candidate.id)}
              isSelected={selected.includes(entry.candidate.id)}
              isStop={entry.candidate.id === stop}
              onOpen={onOpen}
            />
          ))}
        </Body>
      </Lines>
      {rest.length > 0 && (
        <LazyPart load={loadRest} name="The rest of the ranking" props={{ rest }} />
      )}
    </Picture>
  );
}

/** How many lines to render: at first only a few, so that the first card does not wait for the rest. */
function useLineLimit() {
  const [limit, setLimit] = useState(firstLines);
  useEffect(() => startTransition(() => setLimit(mostLines)), []);
  return limit;
}

function ColumnName({ children }: { children: string }) {
  return (
    <th scope="col">
      <VisuallyHidden>{children}</VisuallyHidden>
    </th>
  );
}

/** The pattern of the third part of every bar. */
function Hatch() {
  return (
    <HatchDrawing aria-hidden="true">
      <pattern
        id="hatch"
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="4" height="4" />
        <rect width="1.5" height="4" />
      </pattern>
    </HatchDrawing>
  );
}
