import { issueLabel } from '../candidates/issueLabel';
import { impactRowLabel } from '../scoring/weights';
import type { Answers, Strategy } from './Answers';

const strategyShortLabels: Readonly<Record<Strategy, string>> = {
  single: 'single donation',
  spread: 'spread',
};

/** The answers in one line: "Climate & Environment, close races, spread"; empty when there are none. */
export function summarizeAnswers({ issues, impact, strategy }: Answers): string {
  return [
    ...issues.map(issueLabel),
    ...(impact ? [impactRowLabel(impact).toLowerCase()] : []),
    ...(strategy ? [strategyShortLabels[strategy]] : []),
  ].join(', ');
}
