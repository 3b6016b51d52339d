import { competitivenessLabels } from '@donate-impact/shared/candidates';
import { Disclosure } from '@donate-impact/shared/ui';
import { type AuditedCandidate, byPlaces, topThree } from './counts';
import { FiguresTable } from './FiguresTable';

const columns: Record<string, (each: AuditedCandidate) => string | number> = {
  Rating: (each) => competitivenessLabels[each.rating],
  'Funding gap': (each) => `${each.gap}%`,
  Days: (each) => each.days,
  Issues: (each) => `${each.choosable} of ${each.issues}`,
  First: (each) => each.first,
  Second: (each) => each.second,
  Third: (each) => each.third,
  'Top three': topThree,
  'Shares in spread': (each) => each.receives,
  Places: (each) => `${each.bestRank} to ${each.worstRank}`,
  'Scores, %': (each) => `${each.bestScore} to ${each.worstScore}`,
};

const rows = byPlaces.map((each) => ({
  name: each.name,
  cells: Object.values(columns).map((read) => read(each)),
}));

/** The race of every candidate, and every count. */
export function AllCandidates() {
  return (
    <Disclosure summary="Every candidate">
      <p>
        The first four columns describe the race as far as it is scored; “1 of 3” means that you can
        choose one of the candidate’s three issues. The next five count combinations: those in which
        the candidate has a place, is in the top three, and gets a share of a donation that is
        spread. The last two give the best and the worst place and score over all combinations.
      </p>
      <FiguresTable
        caption="Counts over all combinations"
        columns={Object.keys(columns)}
        rows={rows}
      />
    </Disclosure>
  );
}
