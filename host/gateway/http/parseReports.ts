import { matching } from '@donate-impact/releases/release';
import * as v from 'valibot';

const script = String.raw`\/(?:host|remotes\/[a-z]{1,40})\/static\/[\w./-]{1,80}`;
// A later attempt to load an entry.
const retry = String.raw`(?:\?try=\d{1,4})?`;
const frame = matching(new RegExp(`^${script}${retry}:\\d{1,7}:\\d{1,7}$`));
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999));

// The format in which pages report (host/src/remotes/createReporter.ts).
const reportSchema = v.strictObject({
  /** Its name, or `host` for the shell. */
  remote: matching(/^[a-z]{1,40}$/),
  phase: matching(/^[a-z]{1,20}$/),
  release: matching(/^[0-9a-z]{1,40}$/),
  message: matching(/^[ !#-[\]-~]{0,300}$/),
  /** Where it was thrown, and from where that was called: script, line and column. */
  frames: v.optional(v.pipe(v.array(frame), v.maxLength(4))),
  /** A retry succeeded, so the visitor did not notice the failure. */
  recovered: v.optional(v.literal(true)),
});

/** A failure that a page or a browser has reported. */
export type Report = v.InferOutput<typeof reportSchema>;

/** The phases of what browsers report themselves, by the types of the Reporting API. */
export const browserPhases = {
  'csp-violation': 'policy',
  'integrity-violation': 'integrity',
  crash: 'crash',
  deprecation: 'deprecation',
} as const;

const word = v.fallback(matching(/^[\w-]{1,40}$/), '');
const url = v.fallback(v.string(), '');
const browserReportSchema = v.object({
  type: v.picklist(['csp-violation', 'integrity-violation', 'crash', 'deprecation']),
  body: v.object({
    effectiveDirective: word,
    destination: word,
    disposition: word,
    id: word,
    reason: word,
    blockedURL: url,
    sourceFile: url,
    lineNumber: v.fallback(number, 0),
    columnNumber: v.fallback(number, 0),
  }),
});

const mostOfBrowser = 10;

/** Reads the report of a page, or those of a browser; empty if it is neither. */
export function parseReports(body: string): Report[] {
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson()), body);
  if (success && Array.isArray(output)) return output.slice(0, mostOfBrowser).flatMap(toReport);
  return success && v.is(reportSchema, output) ? [output] : [];
}

/** Takes from a browser's report what is the site's; the page's URL, the browser's name and samples of code are not. */
function toReport(sent: unknown): Report[] {
  const { output, success } = v.safeParse(browserReportSchema, sent);
  if (!success) return [];
  const { blockedURL, sourceFile, lineNumber, columnNumber, ...words } = output.body;
  const place = `:${lineNumber}:${columnNumber}`;
  const frames = [...findScript(blockedURL, ':0:0'), ...findScript(sourceFile, place)];
  const [, remote = 'host'] = /^\/remotes\/(\w+)/.exec(frames[0] ?? '') ?? [];
  // Not every blocked URL is one: `inline`, `eval`.
  const message = [...Object.values(words), v.parse(word, blockedURL)].filter(Boolean).join(' ');
  return [{ remote, phase: browserPhases[output.type], release: 'none', message, frames }];
}

/** The path of a script of the site with its place; empty if the URL is another's. */
function findScript(url: string, place: string) {
  const [path] = new RegExp(`${script}$`).exec(url) ?? [];
  return path ? [path + place] : [];
}
