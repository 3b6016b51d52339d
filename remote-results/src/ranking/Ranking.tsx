import type { Answers } from '@donate-impact/shared/preferences';
import {
  getWeightParts,
  getWeights,
  groupDigits,
  nameParts,
  type RankedCandidate,
  scorePercent,
} from '@donate-impact/shared/scoring';
import { Muted, StripNames, VisuallyHidden } from '@donate-impact/shared/ui';
import { Body, Lines, Picture } from './Ranking.styles';
import { RankingLine } from './RankingLine';

const maxLines = 50;

interface RankingProps {
  /** The candidates to show, in rank order. */
  found: readonly RankedCandidate[];
  answers: Answers;
  compared: readonly string[];
  selected: readonly string[];
  /** Leads to a candidate's card. */
  onOpen: (id: string) => void;
}

/** Every candidate as one line of a picture, in rank order: a table whose strips add up to the scores. */
export function Ranking({ found, answers, compared, selected, onOpen }: RankingProps) {
  const parts = getWeightParts(getWeights(answers.impact));

  return (
    <Picture id="ranking" aria-labelledby="ranking-title">
      <h2 id="ranking-title">Ranking</h2>
      <Muted id="ranking-key">
        {`Each factor has a column as wide as its weight: ${nameParts(parts, false)}. `}
        {selected.length > 0 && 'A filled oval marks who gets a share.'}
        <VisuallyHidden> A row leads to the candidate’s card.</VisuallyHidden>
      </Muted>
      <Lines aria-labelledby="ranking-title" aria-describedby="ranking-key">
        <thead>
          <tr>
            <Head name="Rank" />
            <Head name="Candidate" />
            <th scope="col">
              <StripNames parts={parts} />
            </th>
            <Head name="Impact score" />
          </tr>
        </thead>
        <Body>
          {found.slice(0, maxLines).map((entry) => (
            <RankingLine
              key={entry.candidate.id}
              entry={entry}
              answers={answers}
              isCompared={compared.includes(entry.candidate.id)}
              isSelected={selected.includes(entry.candidate.id)}
              onOpen={onOpen}
            />
          ))}
        </Body>
      </Lines>
      <Muted>{describeRest(found.slice(maxLines))}</Muted>
    </Picture>
  );
}

/** The candidates below the last line: how many, and between which scores. */
function describeRest(rest: readonly RankedCandidate[]): string {
  const [first] = rest;
  const last = rest.at(-1);
  if (!first || !last) return '';
  return `${groupDigits(rest.length)} more score ${scorePercent(last.score)}% to ${scorePercent(first.score)}%.`;
}

function Head({ name }: { name: string }) {
  return (
    <th scope="col">
      <VisuallyHidden>{name}</VisuallyHidden>
    </th>
  );
}
