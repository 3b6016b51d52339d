import {
  type Candidate,
  formatFunds,
  oneDecimal,
  pollVerdict,
} from '@donate-impact/shared/candidates';
import {
  fundingGapPercent,
  impactRowLabel,
  type RankedCandidate,
  type RankUnderImpact,
  rankInWords,
  spreadSize,
} from '@donate-impact/shared/scoring';

/** The facts for and against a donation to a candidate, each as words that end a sentence. */
export interface Cases {
  pro: string[];
  contra: string[];
}

interface Known {
  own: RankedCandidate;
  ranked: readonly RankedCandidate[];
  issues: readonly string[];
  /** The rank under each row of weights. */
  ranks: readonly RankUnderImpact[];
}

/** Both cases by fixed rules: each fact that can speak for or against stands on one side, or on neither. */
export function weighCases(known: Known): Cases {
  const { candidate } = known.own;
  const facts = [raceFact, pollFact, fundsFact, timeFact, issuesFact, ranksFact].map((read) =>
    read(candidate, known),
  );
  return {
    pro: facts.flatMap(({ pro = [] }) => pro),
    contra: facts.flatMap(({ contra = [] }) => contra),
  };
}

interface Fact {
  pro?: string;
  contra?: string;
}

function raceFact({ competitiveness }: Candidate): Fact {
  if (competitiveness === 'tossup') return { pro: 'the race is rated a toss-up' };
  return competitiveness === 'safe' ? { contra: 'the race is rated safe' } : {};
}

function pollFact({ competitiveness, polling }: Candidate): Fact {
  const { kind, text } = pollVerdict(polling);
  if (kind === 'too-close') return { pro: 'the poll is too close to call' };
  if (kind === 'within-lead-margin') return {};
  const beyond = `${text} in the poll, beyond its margin of error`;
  return { contra: competitiveness === 'tossup' ? `rated a toss-up, but ${beyond}` : beyond };
}

function fundsFact({ funding }: Candidate, { ranked }: Known): Fact {
  const { us, them } = funding;
  if (us >= them) return { contra: 'no funding gap to close' };
  const gap = them - us;
  const others = ranked.map(({ candidate }) => candidate.funding.them - candidate.funding.us);
  const words = `${formatFunds(us)} against ${formatFunds(them)}`;
  if (gap === Math.max(...others)) return { pro: `the most outspent of all: ${words}` };
  return fundingGapPercent(funding) >= 50
    ? { pro: `less than half the opponent’s funds: ${words}` }
    : {};
}

const farDays = 180;

function timeFact({ timeToElectionDays: days }: Candidate, { ranked }: Known): Fact {
  if (days < 0) return { contra: 'the election has passed' };
  const ahead = ranked
    .map(({ candidate }) => candidate.timeToElectionDays)
    .filter((each) => each >= 0);
  if (days === Math.min(...ahead)) return { pro: 'the soonest election of all' };
  return days > farDays ? { contra: `the election is ${oneDecimal(days)} days off` } : {};
}

function issuesFact(candidate: Candidate, { issues }: Known): Fact {
  if (issues.length === 0) return {};
  const matched = issues.filter((issue) => candidate.issues.includes(issue)).length;
  const words = `lists ${matched} of your ${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}`;
  return matched === issues.length ? { pro: words } : { contra: words };
}

function ranksFact(_: Candidate, { ranks }: Known): Fact {
  const worst = [...ranks].sort((one, other) => other.rank - one.rank)[0];
  if (!worst) return {};
  if (worst.rank <= spreadSize) return { pro: 'in the top three whichever impact you choose' };
  return { contra: `${rankInWords(worst)} under “${impactRowLabel(worst.impact)}”` };
}
