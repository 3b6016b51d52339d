import { getWeightParts, getWeights, type ScorePart } from '@donate-impact/shared/scoring';
import { useEffect, useRef, useState } from 'react';

/** Typed by the mock-up, line by line; the first line is there from the start. */
export const sampleProfile = [
  { label: 'Issues', text: 'Climate & Environment, Healthcare' },
  { label: 'Impact', text: 'Close races' },
  { label: 'Strategy', text: 'Spread across several' },
] as const;

/** The matches that the mock-up shows. A visitor would look in the list for a name that is in the data. */
export const sampleMatches = [
  { name: 'Ada Finn', percent: 85, parts: createParts(50, 25, 5, 5) },
  { name: 'Marek Holt', percent: 78, parts: createParts(50, 16, 7, 5) },
  { name: 'Priya Dunn', percent: 72, parts: createParts(30, 28, 9, 5) },
] as const;

/** The parts of an invented score for a visitor who chose close races. */
function createParts(...points: readonly number[]): ScorePart[] {
  return getWeightParts(getWeights('close')).map((part, index) => ({
    ...part,
    points: points[index] ?? 0,
  }));
}

const [first, ...typedLines] = sampleProfile;
const characters = typedLines.reduce((sum, { text }) => sum + text.length, 0);
const confirmedAt = characters + sampleMatches.length + 1;

/** The moment, counted from 0, at which Replay is offered; nothing follows it. */
export const lastMoment = confirmedAt + 1;

/** Milliseconds from a moment to the next. */
export function getPause(moment: number): number {
  if (moment < characters) return 30;
  if (moment < confirmedAt - 1) return 700;
  return 1500;
}

/** The finished sample run, which starts anew when it first plays; it holds its place while it does not. */
export function useSampleRun(playing: boolean) {
  const [moment, setMoment] = useState(lastMoment);
  const hasPlayed = useRef(false);

  useEffect(() => {
    if (!playing) return;
    if (!hasPlayed.current) {
      hasPlayed.current = true;
      return setMoment(0);
    }
    if (moment >= lastMoment) return;
    const timer = setTimeout(() => setMoment(moment + 1), getPause(moment));
    return () => clearTimeout(timer);
  }, [playing, moment]);

  return {
    /** Characters typed of the whole profile. */
    typed: first.text.length + Math.min(moment, characters),
    /** Matches on show. */
    matches: Math.min(Math.max(moment - characters, 0), sampleMatches.length),
    isConfirmed: moment >= confirmedAt,
    isOver: moment >= lastMoment,
    rewind: () => setMoment(0),
  };
}
