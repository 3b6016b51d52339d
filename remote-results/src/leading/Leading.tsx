import type { Candidate } from '@donate-impact/shared/candidates';
import type { Answers } from '@donate-impact/shared/preferences';
import {
  getScoreParts,
  groupDigits,
  nameParts,
  type RankedCandidate,
  rankCandidates,
  rankInWords,
  rankLabel,
  scorePercent,
} from '@donate-impact/shared/scoring';
import { Muted, ScoreStrip, VisuallyHidden } from '@donate-impact/shared/ui';
import { useMemo } from 'react';
import { describeStrengths } from '../campaign/describeStrengths';
import { capitalize } from '../common/capitalize';
import { Footnote, Head, List, Name, Panel, Rank, Score, Why } from './Leading.styles';
import { useAnnouncement } from './useAnnouncement';

interface LeadingProps {
  candidates: readonly Candidate[];
  answers: Answers;
}

const places = 3;

/** The first three of the ranking for the answers so far, each with why. */
export function Leading({ candidates, answers }: LeadingProps) {
  const isBegun = answers.issues.length > 0 || answers.impact !== null;
  const ranked = useMemo(() => rankCandidates(candidates, answers), [candidates, answers]);
  const first = ranked.slice(0, places);
  const announcement = useAnnouncement(isBegun ? getAnnouncement(first) : '');

  return (
    <Panel id="leading" title="Leading so far" data-boundary="results">
      {isBegun ? (
        <>
          <List>
            {first.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay, and only what they show changes
              <li key={place}>
                <Row entry={entry} answers={answers} />
              </li>
            ))}
          </List>
          <Footnote>{`Impact scores, not chances of winning.${describeTie(ranked)}`}</Footnote>
        </>
      ) : (
        <Muted>Your three best matches appear here as soon as you choose.</Muted>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Panel>
  );
}

function Row({ entry, answers }: { entry: RankedCandidate; answers: Answers }) {
  const { candidate, score } = entry;
  const percent = scorePercent(score);
  const parts = getScoreParts(candidate, answers);
  return (
    <>
      <Head>
        <Rank>
          <VisuallyHidden>Rank </VisuallyHidden>
          <span>{rankLabel(entry)}</span>
        </Rank>
        <Name>{candidate.name}</Name>
        <Score>{`${percent}%`}</Score>
      </Head>
      <ScoreStrip parts={parts} label={nameParts(parts)} />
      <Why>{capitalize(describeStrengths(candidate, answers))}</Why>
    </>
  );
}

function getAnnouncement(first: readonly RankedCandidate[]) {
  const each = first.map(
    (entry) => `${rankInWords(entry)}, ${entry.candidate.name}, ${scorePercent(entry.score)}%`,
  );
  return `Leading so far: ${each.join('; ')}.`;
}

/** Gives the number of further candidates who share the last rank shown, if any do. */
function describeTie(ranked: readonly RankedCandidate[]) {
  const last = ranked[places - 1];
  const more = ranked.slice(places).filter(({ rank }) => rank === last?.rank).length;
  if (more === 0) return '';
  return `\n${more === 1 ? 'One more is' : `${groupDigits(more)} more are`} tied for rank ${last?.rank}.`;
}
