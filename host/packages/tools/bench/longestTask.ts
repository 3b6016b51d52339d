import type { CDPSession } from '@playwright/test';

/**
 * What the browser does in a task, in ms; `other` is all that has no name here. `loading` is the arrival of data,
 * including what scripts do with that data at once, such as parsing it; `fonts` is the search for the faces
 * of a page, and how to draw them in a size.
 */
export const kinds = [
  'loading',
  'html',
  'script',
  'style',
  'fonts',
  'layout',
  'paint',
  'other',
] as const;
export type Kind = (typeof kinds)[number];

/** A task of a page's main thread. Times in ms. */
export interface Task extends Record<Kind, number> {
  took: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  args: { name?: string };
}

const categories = 'devtools.timeline,toplevel,v8,loading,blink,fonts';

const kindOf: Record<string, Kind> = {
  'ResponseBodyLoader::DidFinishLoadingBody': 'loading',
  ParseHTML: 'html',
  'HTMLDocumentParser::append': 'html',
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  'FontCache::GetFontPlatformData': 'fonts',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  EvaluateScript: 'script',
  FunctionCall: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
  'v8.callFunction': 'script',
  'v8.run': 'script',
  'v8.compile': 'script',
};

/**
 * Traces what a page's main thread does while something runs, and gives its longest task, leaving out the one in which
 * a document begins. Throws when there is none.
 */
export async function longestTask(cdp: CDPSession, during: () => Promise<void>): Promise<Task> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])));
  await cdp.send('Tracing.start', { categories });
  await during();
  const ended = new Promise<unknown>((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await ended;
  return longestIn(events);
}

function longestIn(events: TraceEvent[]): Task {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  // Of several renderers, the one that did most is the page's.
  const threads = mains.map(({ pid, tid }) =>
    events.filter((each) => each.ph === 'X' && each.pid === pid && each.tid === tid),
  );
  const own = threads.sort((one, other) => other.length - one.length)[0] ?? [];
  own.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  // Browsers do not report the task in which a document begins as a long task.
  const begins = own.filter(({ name }) => name === 'DocumentLoader::CommitNavigation');
  const tasks = own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .filter((task) => !begins.some(({ ts }) => ts >= task.ts && ts < endOf(task)));
  const longest = tasks.reduce((one, other) => ((other.dur ?? 0) > (one.dur ?? 0) ? other : one));
  return { took: (longest.dur ?? 0) / 1000, ...partsOf(longest, own) };
}

/** How much of a task each kind of work takes, without what is done inside of it for another. */
function partsOf(task: TraceEvent, all: TraceEvent[]) {
  const parts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const end = endOf(task);
  const open: { end: number; kind: Kind }[] = [{ end, kind: 'other' }];
  let at = task.ts;
  for (const event of all) {
    if (event === task || event.ts < task.ts || event.ts >= end) continue;
    passTo(event.ts);
    open.push({
      end: Math.min(endOf(event), end),
      kind: kindOf[event.name] ?? open.at(-1)?.kind ?? 'other',
    });
  }
  passTo(end);
  return parts;

  function passTo(time: number) {
    for (let last = open.at(-1); last; last = open.at(-1)) {
      const until = Math.min(time, last.end);
      parts[last.kind] += Math.max(0, until - at) / 1000;
      at = Math.max(at, until);
      if (last.end > time || open.length === 1) return;
      open.pop();
    }
  }
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
