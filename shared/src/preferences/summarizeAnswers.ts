import { issueLabel } from '../candidates/issueLabel';
import type { Answers, Impact, Strategy } from './Answers';

/** Each impact approach in two or three words. */
const impactShortLabels: Readonly<Record<Impact, string>> = {
  close: 'close races',
  track: 'track records',
  infra: 'movement infrastructure',
};

const strategyShortLabels: Readonly<Record<Strategy, string>> = {
  single: 'single donation',
  spread: 'spread',
};

/** The answers in one line: "Climate & Environment, close races, spread"; empty when there are none. */
export function summarizeAnswers({ issues, impact, strategy }: Answers): string {
  return [
    ...issues.map(issueLabel),
    ...(impact ? [impactShortLabels[impact]] : []),
    ...(strategy ? [strategyShortLabels[strategy]] : []),
  ].join(', ');
}
