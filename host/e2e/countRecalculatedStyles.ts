/** An event of a trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ts: number;
  args: { elementCount?: number };
}

/**
 * Counts the elements whose styles the browser recalculated, each time it did, in a trace with the category
 * `devtools.timeline`.
 * @param since the mark from which to count, if not from the start; needs the category `blink.user_timing`
 */
export function countRecalculatedStyles(trace: Buffer, since?: string): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const mark = traceEvents.find(({ name }) => name === since);
  if (since && !mark) throw new Error(`The trace has no mark “${since}”`);
  const recalculations = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  if (!sum(recalculations)) throw new Error('The trace has no recalculation of styles');
  return sum(recalculations.filter(({ ts }) => !mark || ts > mark.ts));
}

function sum(recalculations: TraceEvent[]) {
  return recalculations.reduce((count, { args }) => count + (args.elementCount ?? 0), 0);
}
