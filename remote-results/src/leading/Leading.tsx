import type { Candidate } from '@donate-impact/shared/candidates';
import type { Answers } from '@donate-impact/shared/preferences';
import {
  groupDigits,
  type RankedCandidate,
  rankCandidates,
  rankInWords,
  rankLabel,
  scorePercent,
} from '@donate-impact/shared/scoring';
import { Meter, VisuallyHidden } from '@donate-impact/shared/ui';
import { useMemo } from 'react';
import { Head, List, Name, Panel, Rank, Score, Why } from './Leading.styles';
import { useAnnouncement } from './useAnnouncement';
import { whyLeading } from './whyLeading';

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
  const said = useAnnouncement(isBegun ? getAnnouncement(first) : '');

  return (
    <Panel data-boundary="results" aria-labelledby="leading-title">
      <h2 id="leading-title">Leading so far</h2>
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
          <p>{getFootnote(ranked)} Percentages are impact scores, not chances of winning.</p>
        </>
      ) : (
        <p>Your three best matches appear here as soon as you choose.</p>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Panel>
  );
}

function Row({ entry, answers }: { entry: RankedCandidate; answers: Answers }) {
  const { candidate, score } = entry;
  const percent = scorePercent(score);
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
      <Meter percent={percent} />
      <Why>{whyLeading(candidate, answers)}</Why>
    </>
  );
}

function getAnnouncement(first: readonly RankedCandidate[]) {
  const each = first.map(
    (entry) => `${rankInWords(entry)}, ${entry.candidate.name}, ${scorePercent(entry.score)}%`,
  );
  return `Leading so far: ${each.join('; ')}.`;
}

/** Gives the number of ranked candidates, and the number of further ones that share the last rank shown. */
function getFootnote(ranked: readonly RankedCandidate[]) {
  const count = `Of ${groupDigits(ranked.length)} ${ranked.length === 1 ? 'candidate' : 'candidates'}`;
  const last = ranked[places - 1];
  const more = last ? ranked.filter(({ rank }) => rank === last.rank).length : 0;
  const shown = ranked.slice(0, places).filter(({ rank }) => rank === last?.rank).length;
  if (more === shown) return `${count}.`;
  return `${count}; ${groupDigits(more - shown)} more tied for rank ${last?.rank}.`;
}
