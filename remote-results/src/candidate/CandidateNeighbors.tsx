import { paths } from '@donate-impact/shared/routes';
import { type RankedCandidate, rankLabel } from '@donate-impact/shared/scoring';
import { Cluster, LinkButton } from '@donate-impact/shared/ui';
import { useStateOfNext } from '../matches/BackToResults';

interface CandidateNeighborsProps {
  own: RankedCandidate;
  ranked: readonly RankedCandidate[];
  fragment: string;
}

/** Leads to the previous and the next candidate in the ranking. */
export function CandidateNeighbors({ own, ranked, fragment }: CandidateNeighborsProps) {
  const state = useStateOfNext();
  const place = ranked.indexOf(own);
  const neighbors = { Previous: ranked[place - 1], Next: ranked[place + 1] };

  return (
    <Cluster as="nav" aria-label="Ranking" data-print="hide">
      {Object.entries(neighbors).map(
        ([where, entry]) =>
          entry && (
            <LinkButton
              key={where}
              $variant="quiet"
              to={paths.candidate.getHref(entry.candidate.id) + fragment}
              state={state}
            >
              {`${where}: ${rankLabel(entry)} ${entry.candidate.name}`}
            </LinkButton>
          ),
      )}
    </Cluster>
  );
}
