import type { Answers } from '@donate-impact/shared/preferences';
import {
  getWeightParts,
  getWeights,
  nameParts,
  type RankedCandidate,
  type ScorePart,
  type Weights,
} from '@donate-impact/shared/scoring';
import { Muted, VisuallyHidden } from '@donate-impact/shared/ui';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useRovingStop } from '../common/useRovingStop';
import { LazyPart } from '../loading/LazyPart';
import { Body, Factors, Lines, Picture } from './Ranking.styles';
import { RankingLine } from './RankingLine';

const loadRest = () => import('./RestOfRanking').then(({ RestOfRanking }) => RestOfRanking);

const maxLines = 50;

interface RankingProps {
  /** The candidates to show, in rank order. */
  found: readonly RankedCandidate[];
  answers: Answers;
  /** The weights that a visitor explores, if any, and the ranks without them; the ranks and scores are by these weights. */
  explored: { weights: Weights; ranksBefore: ReadonlyMap<string, number> } | null;
  compared: readonly string[];
  selected: readonly string[];
  /** Leads to a candidate's card. */
  onOpen: (id: string) => void;
}

/** Every candidate as one line of a picture, in rank order: a table whose strips add up to the scores. */
export function Ranking({ found, answers, explored, compared, selected, onOpen }: RankingProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const lines = useMemo(() => found.slice(0, maxLines), [found]);
  const rest = useMemo(() => found.slice(maxLines), [found]);
  const ids = useMemo(() => lines.map(({ candidate }) => candidate.id), [lines]);
  const { stop, ...stops } = useRovingStop(ids);
  const weights = explored?.weights ?? getWeights(answers.impact);
  const parts = getWeightParts(weights).filter(({ most }) => most > 0);
  useMovingLines(body, ids);

  return (
    <Picture id="ranking" aria-labelledby="ranking-title">
      <h2 id="ranking-title">{explored ? 'Ranking you explore' : 'Ranking'}</h2>
      <Muted id="ranking-key">
        {`Each factor has a column as wide as its weight: ${nameParts(parts, false)}. `}
        {selected.length > 0 && 'A filled oval marks who gets a share.'}
        <VisuallyHidden>
          {' '}
          A row leads to the candidate’s card; the arrow keys move from row to row.
        </VisuallyHidden>
      </Muted>
      <Lines aria-labelledby="ranking-title" aria-describedby="ranking-key">
        <thead>
          <tr>
            <Head name="Rank" />
            <Head name="Candidate" />
            <th scope="col">
              <FactorNames parts={parts} />
            </th>
            <Head name="Impact score" />
          </tr>
        </thead>
        <Body ref={body} {...stops}>
          {lines.map((entry) => (
            <RankingLine
              key={entry.candidate.id}
              entry={entry}
              answers={answers}
              weights={explored?.weights}
              before={explored?.ranksBefore.get(entry.candidate.id)}
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

function Head({ name }: { name: string }) {
  return (
    <th scope="col">
      <VisuallyHidden>{name}</VisuallyHidden>
    </th>
  );
}

/** The names of the factors, each above its column where there is room. */
function FactorNames({ parts }: { parts: readonly ScorePart[] }) {
  return (
    <Factors
      style={{ gridTemplateColumns: parts.map(({ most }) => `minmax(0, ${most}fr)`).join(' ') }}
    >
      {parts.map(({ factor, label }) => (
        <span key={factor}>{label}</span>
      ))}
    </Factors>
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
