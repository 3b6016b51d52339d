import { onSilence } from '../network/onSilence';
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
  const waiting = onSilence(abort);
  canceled.addEventListener('abort', abort);
  try {
    return await parseCandidatesInSlices(
      parseJson(await readText(request.signal, cache, waiting.arrive)),
    );
  } finally {
    waiting.end();
    canceled.removeEventListener('abort', abort);
  }
}

async function readText(
  signal: AbortSignal,
  cache: RequestCache,
  arrive: () => void,
): Promise<string> {
  let response: Response;
  try {
    response = await fetch(candidatesUrl, { signal, cache });
    if (response.ok) return await readBody(response, arrive);
  } catch (cause) {
    throw new CandidatesError(signal.aborted ? 'silent' : 'unreachable', { cause });
  }
  throw new CandidatesError('status', { cause: response.status });
}

/** Reads a text, and tells of each part of it that arrives. */
async function readBody({ body }: Response, arrive: () => void) {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) return text + decoder.decode();
    arrive();
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CandidatesError('not-json', { cause });
  }
}
