import type { Answers } from '@donate-impact/shared/preferences';
import {
  type FactorName,
  factorNames,
  type RankedCandidate,
  type Weights,
} from '@donate-impact/shared/scoring';
import { VisuallyHidden } from '@donate-impact/shared/ui';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LazyPart } from '../loading/LazyPart';
import { FactorLegend } from './FactorLegend';
import { Body, HatchDrawing, Key, Lines, Picture } from './Ranking.styles';
import { RankingLine } from './RankingLine';
import { useLineStops } from './useLineStops';

const loadRest = () => import('./RestOfRanking').then(({ RestOfRanking }) => RestOfRanking);

const mostLines = 50;

interface RankingProps {
  /** The candidates to show, in rank order. */
  found: readonly RankedCandidate[];
  answers: Answers;
  /** The weights that a visitor explores, if any; the ranks and scores are by them. */
  weights: Weights | undefined;
  compared: readonly string[];
  selected: readonly string[];
  /** Leads to a candidate's card. */
  onOpen: (id: string) => void;
}

/** Every candidate as one line of a picture, in rank order: a table whose bars add up to the scores. */
export function Ranking(props: RankingProps) {
  const { found, answers, weights, compared, selected, onOpen } = props;
  const [stacked, setStacked] = useState<readonly FactorName[]>(factorNames);
  const body = useRef<HTMLTableSectionElement>(null);
  const lines = useMemo(() => found.slice(0, mostLines), [found]);
  const rest = useMemo(() => found.slice(mostLines), [found]);
  const ids = useMemo(() => lines.map(({ candidate }) => candidate.id), [lines]);
  const { stop, ...stops } = useLineStops(ids);
  useMovingLines(body, ids);

  return (
    <Picture id="ranking" aria-labelledby="ranking-title">
      <h2 id="ranking-title">{weights ? 'Ranking you explore' : 'Ranking'}</h2>
      <FactorLegend stacked={stacked} onChange={setStacked} />
      <Key id="ranking-key">
        Each bar adds up to the score
        <span data-print="hide">; untick a factor to leave it out</span>. Lines at 40, 60 and 80:
        Fair, Good, Excellent.{selected.length > 0 && ' $: gets part of your donation.'}
        <VisuallyHidden>
          {' '}
          A row leads to the candidate’s card; the arrow keys move from row to row.
        </VisuallyHidden>
      </Key>
      <Hatch />
      <Lines aria-labelledby="ranking-title" aria-describedby="ranking-key">
        <thead>
          <tr>
            {['Rank', 'Candidate', 'Points of 100', 'Impact score'].map((name) => (
              <th key={name} scope="col">
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
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

const duration = 350;

/**
 * Moves the lines from their places in one order to those in the next. Only the order is compared, because all lines
 * have one height: nothing is measured until it changes.
 */
function useMovingLines(body: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const before = useRef(ids);

  useLayoutEffect(() => {
    const places = new Map(before.current.map((id, place) => [id, place]));
    before.current = ids;
    const steps = ids.map((id, place) => (places.get(id) ?? place) - place);
    if (!steps.some(Boolean) || !body.current || prefersStillness()) return;
    const height = body.current.firstElementChild?.clientHeight ?? 0;
    steps.forEach((count, place) => {
      if (count === 0) return;
      body.current?.children[place]?.animate(
        [{ transform: `translateY(${count * height}px)` }, { transform: 'none' }],
        { duration, easing: 'ease-in-out' },
      );
    });
  }, [body, ids]);
}

function prefersStillness() {
  return (
    typeof Element.prototype.animate !== 'function' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
