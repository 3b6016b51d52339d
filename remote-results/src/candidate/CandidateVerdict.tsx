import type { Candidate } from '@donate-impact/shared/candidates';
import { donationChosen, useAppDispatch } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { donationAmount, type ScorePart } from '@donate-impact/shared/scoring';
import {
  Button,
  Cluster,
  Lead,
  Muted,
  media,
  ScoreBadge,
  ScoreStrip,
  Section,
  Stack,
  StripNames,
} from '@donate-impact/shared/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CampaignSite } from '../campaign/CampaignSite';
import { useStateOfNext } from '../common/BackToResults';
import { capitalize } from '../common/capitalize';
import { PrintedFrom } from '../common/PrintedFrom';
import { scoreCaveat } from '../common/scoreCaveat';
import { describeStability } from '../explanation/describeStability';
import { type Known, weighCases, writeVerdict } from './weighCases';

interface CandidateVerdictProps {
  known: Known;
  parts: readonly ScorePart[];
  /** The fragment of the list that the visitor came from; empty for the visitor's own list. */
  fragment: string;
}

/** The score and the verdict, the actions, and the facts for and against a donation with equal weight. */
export function CandidateVerdict({ known, parts, fragment }: CandidateVerdictProps) {
  const { own, ranked, ranks } = known;
  const cases = weighCases(known);

  return (
    <Stack>
      <Verdict>
        <ScoreBadge score={own.score} />
        <Stack $gap={1}>
          <Lead>{writeVerdict(own, ranked.length, cases)}</Lead>
          <Muted>{capitalize(describeStability(ranks))}.</Muted>
        </Stack>
      </Verdict>
      <Stack $gap={1}>
        <ScoreStrip parts={parts} size="large" />
        <StripNames parts={parts} />
      </Stack>
      <Actions candidate={own.candidate} fragment={fragment} />
      <Sides>
        <Case id="pro" title="The case for" facts={cases.pro} />
        <Case id="contra" title="The case against" facts={cases.contra} />
      </Sides>
    </Stack>
  );
}

function Actions({ candidate, fragment }: { candidate: Candidate; fragment: string }) {
  const { id, name, site } = candidate;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const state = useStateOfNext();

  function donate() {
    dispatch(donationChosen({ ids: [id], clickedId: id, origin: 'detail' }));
    navigate(paths.confirm.getHref() + fragment, { state });
  }

  return (
    <Stack $gap={1}>
      <Choices data-print="hide">
        <Button $variant="primary" onClick={donate}>
          {`Donate $${donationAmount} to ${name}`}
        </Button>
        <CampaignSite site={site} looksLikeButton>
          Open Campaign Site
        </CampaignSite>
      </Choices>
      <Muted>
        {`This is a demo: nothing is charged. ${scoreCaveat}`}
        <PrintedFrom />
      </Muted>
    </Stack>
  );
}

function Case({ id, title, facts }: { id: string; title: string; facts: readonly string[] }) {
  return (
    <Section id={id} title={title}>
      <ul>
        {(facts.length > 0 ? facts : ['nothing in the data']).map((fact) => (
          <li key={fact}>{capitalize(fact)}</li>
        ))}
      </ul>
    </Section>
  );
}

/* The score beside the verdict where there is room. */
const Verdict = styled(Stack)`
  align-items: start;
  gap: var(--space-1) var(--space-4);

  strong {
    font-size: var(--text-h1);
  }

  @media ${media.medium}, print {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Choices = styled(Cluster)`
  @media ${media.phone} {
    > * { flex: 1 0 100%; }
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-2) var(--space-4);
  margin-block-start: var(--space-2);
  padding-block-start: var(--space-2);
  border-block-start: var(--rule);

  section { gap: var(--space-1); }
  ul { padding-inline-start: 1.25em; }
`;
