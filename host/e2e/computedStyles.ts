/** An event of a trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ts: number;
  args: { elementCount?: number };
}

/**
 * Counts for how many elements the browser computed styles, each time anew, by a trace with the category `devtools.timeline`.
 * @param since the mark from which to count, if not from the start; needs the category `blink.user_timing`
 */
export function computedStyles(trace: Buffer, since?: string): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const mark = traceEvents.find(({ name }) => name === since);
  if (since && !mark) throw new Error(`The trace has no mark “${since}”`);
  const computed = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  if (computed.length === 0) throw new Error('The trace has no computation of styles');
  return computed
    .filter(({ ts }) => !mark || ts > mark.ts)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}
