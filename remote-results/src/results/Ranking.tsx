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
import type { MatchList } from './useMatchList';

const maxLines = 50;

/**
 * Every candidate that the filters leave as one line of a picture, in rank order: a table whose strips add up to the
 * scores.
 */
export function Ranking({ list: { matches, found, comparison } }: { list: MatchList }) {
  const { answers, recipients } = matches;
  const parts = getWeightParts(getWeights(answers.impact));

  return (
    <Picture id="ranking" title="Ranking">
      <Muted id="ranking-key">
        {`Each factor has a column as wide as its weight: ${nameParts(parts)}. `}
        {recipients && 'A filled oval marks who gets a share.'}
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
              isCompared={comparison.ids.includes(entry.candidate.id)}
              isSelected={recipients?.includes(entry) ?? false}
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
