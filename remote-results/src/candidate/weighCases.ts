import {
  type Candidate,
  type Competitiveness,
  formatFunds,
  oneDecimal,
  pollVerdict,
} from '@donate-impact/shared/candidates';
import {
  impactRowLabel,
  ordinal,
  type RankedCandidate,
  type RankUnderImpact,
  rankInWords,
  spreadSize,
} from '@donate-impact/shared/scoring';
import { capitalize } from '../common/capitalize';

/** The facts for and against a donation to a candidate, each as a clause. */
export interface Cases {
  pro: string[];
  contra: string[];
}

/** What the cases are made from. */
export interface Known {
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

/** The rank in one sentence, and in another the first fact of each case. */
export function writeVerdict(
  own: RankedCandidate,
  listLength: number,
  { pro: [pro], contra: [contra] }: Cases,
): string {
  const rank = `${own.tied ? '' : 'ranked '}${rankInWords(own)} of ${listLength}`;
  return `${own.candidate.name} is ${rank}. ${capitalize(weighFacts(pro, contra))}.`;
}

function weighFacts(pro: string | undefined, contra: string | undefined): string {
  if (!pro && !contra) return 'nothing in the data speaks for or against a donation';
  if (!contra) return `${pro}, and nothing in the data speaks against a donation`;
  if (!pro) return `${contra}, and nothing in the data speaks for a donation`;
  // A fact that disagrees with the other already names it.
  return contra.startsWith(pro) ? contra : `${pro}, but ${contra}`;
}

type Fact = Partial<Record<keyof Cases, string>>;

function raceFact({ competitiveness }: Candidate): Fact {
  if (competitiveness === 'tossup') return { pro: rated('tossup') };
  return competitiveness === 'safe' ? { contra: rated('safe') } : {};
}

function rated(competitiveness: Competitiveness): string {
  return `the race is rated ${competitiveness === 'tossup' ? 'a toss-up' : competitiveness}`;
}

function pollFact({ competitiveness, polling }: Candidate): Fact {
  const { kind, text } = pollVerdict(polling);
  if (kind === 'too-close') return { pro: 'the poll is too close to call' };
  if (kind === 'within-lead-margin') return {};
  const lead = `the poll puts the candidate ${text}, beyond its margin of error`;
  return { contra: competitiveness === 'tossup' ? `${rated('tossup')}, but ${lead}` : lead };
}

function fundsFact({ funding }: Candidate, { ranked }: Known): Fact {
  const { us, them } = funding;
  if (us >= them) return { contra: 'there is no funding gap to close' };
  const gap = them - us;
  const others = ranked.map(({ candidate }) => candidate.funding.them - candidate.funding.us);
  const sums = `${formatFunds(us)} to the opponent’s ${formatFunds(them)}`;
  if (gap === Math.max(...others)) return { pro: `no candidate is shorter of money: ${sums}` };
  return them >= 2 * us ? { pro: `money is short: ${sums}` } : {};
}

const farDays = 180;

function timeFact({ timeToElectionDays: days }: Candidate, { ranked }: Known): Fact {
  if (days < 0) return { contra: 'the election has passed' };
  const ahead = ranked
    .map(({ candidate }) => candidate.timeToElectionDays)
    .filter((each) => each >= 0);
  if (days === Math.min(...ahead)) return { pro: 'no election is sooner' };
  return days > farDays ? { contra: `the election is ${oneDecimal(days)} days away` } : {};
}

function issuesFact(candidate: Candidate, { issues }: Known): Fact {
  if (issues.length === 0) return {};
  const matched = issues.filter((issue) => candidate.issues.includes(issue)).length;
  if (matched === issues.length) return { pro: 'the candidate lists all the chosen issues' };
  if (matched === 0) return { contra: 'the candidate lists none of the chosen issues' };
  return { contra: `the candidate lists only ${matched} of the ${issues.length} chosen issues` };
}

function ranksFact(_: Candidate, { own, ranks }: Known): Fact {
  const worst = [...ranks].sort((one, other) => other.rank - one.rank)[0];
  if (!worst) return {};
  if (worst.rank <= spreadSize) {
    return { pro: 'the candidate is in the top three under every impact focus' };
  }
  if (worst.rank <= own.rank) return {};
  return {
    contra: `the candidate falls to ${ordinal(worst.rank)} if you choose ${worst.impact ? impactRowLabel(worst.impact).toLowerCase() : 'no impact focus'}`,
  };
}
