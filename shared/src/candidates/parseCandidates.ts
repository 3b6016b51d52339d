import { safeParse } from 'valibot';
import type { Candidate } from './Candidate';
import { CandidatesError } from './CandidatesError';
import { candidateSchema } from './candidateSchema';

/** The candidates that could be read, in the order of the file, and how many records could not. */
export interface ParsedCandidates {
  candidates: Candidate[];
  unreadable: number;
}

/**
 * Parses the content of the data file: a record that does not fit the schema, or repeats an earlier id, is left
 * out and counted; throws a CandidatesError when it is not a list.
 */
export function parseCandidates(json: unknown): ParsedCandidates {
  const records = toList(json);
  const known = new Map<string, Candidate>();
  keepReadable(records, known);
  return parsed(records, known);
}

/** Like parseCandidates, but yields to the page every few hundred records of a long list. */
export async function parseCandidatesInSlices(json: unknown): Promise<ParsedCandidates> {
  const records = toList(json);
  const known = new Map<string, Candidate>();
  for (let start = 0; start < records.length; start += sliceSize) {
    if (start > 0) await new Promise((resume) => setTimeout(resume));
    // Stryker disable next-line MethodExpression: only slower; a record that is read again is known already.
    keepReadable(records.slice(start, start + sliceSize), known);
  }
  return parsed(records, known);
}

const sliceSize = 500;

function toList(json: unknown): readonly unknown[] {
  if (!Array.isArray(json)) throw new CandidatesError('not-a-list');
  return json;
}

function keepReadable(records: readonly unknown[], known: Map<string, Candidate>): void {
  for (const record of records) {
    // Stryker disable next-line BooleanLiteral,ObjectLiteral: only slower; one fault is enough to leave a record out.
    const { success, output } = safeParse(candidateSchema, record, { abortEarly: true });
    if (success && !known.has(output.id)) known.set(output.id, output);
  }
}

function parsed(records: readonly unknown[], known: Map<string, Candidate>): ParsedCandidates {
  return { candidates: [...known.values()], unreadable: records.length - known.size };
}
