import { onSilence } from '../network';
import { CandidatesError } from './CandidatesError';
import { candidatesUrl } from './candidatesUrl';
import { type ParsedCandidates, parseCandidatesInSlices } from './parseCandidates';

/**
 * Reads the whole data file, however slow the line is; rejects with a CandidatesError. A later attempt bypasses
 * the browser's cache, where it would wait for a request that hangs.
 */
export async function fetchCandidates(
  canceled: AbortSignal,
  isLaterAttempt: boolean,
): Promise<ParsedCandidates> {
  const cache = isLaterAttempt ? 'no-store' : 'default';
  const request = new AbortController();
  const abort = () => request.abort();
  const stop = onSilence(abort);
  canceled.addEventListener('abort', abort);
  try {
    return await parseCandidatesInSlices(parseJson(await readText(request.signal, cache)));
  } finally {
    stop();
    canceled.removeEventListener('abort', abort);
  }
}

async function readText(signal: AbortSignal, cache: RequestCache): Promise<string> {
  let response: Response;
  try {
    response = await fetch(candidatesUrl, { signal, cache });
    if (response.ok) return await response.text();
  } catch (cause) {
    throw new CandidatesError(signal.aborted ? 'silent' : 'unreachable', { cause });
  }
  throw new CandidatesError('status', { cause: response.status });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CandidatesError('not-json', { cause });
  }
}
