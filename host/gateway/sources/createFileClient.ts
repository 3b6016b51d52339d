import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { readBody } from '@donate-impact/releases/readUrl';
import { getMessage, Refusal, refuse } from '@donate-impact/releases/refuse';

const timeoutMs = 2_000;
/** A server that was silent, and has answered no request since, is not asked again for this time. */
const pauseMs = 1_000;
// What one server can make a gateway hold: this many answers of the largest size.
const maxConnections = 8;

export type FileClient = ReturnType<typeof createFileClient>;

/**
 * Creates the function that requests a file of one app's server. Its answers have a bound in time and in
 * bytes. While the server is silent, requests are refused at once, so that whoever needs many files waits for it only once.
 * @param app the server's name, for messages
 */
export function createFileClient(app: string) {
  // Of connections that are kept, some lead to a container that has ended, or to a machine that is gone.
  const agent = new Agent({ keepAlive: false, maxSockets: maxConnections });
  let silentSince = Number.NEGATIVE_INFINITY;

  const isSilent = () => performance.now() - silentSince < pauseMs;

  // Tries twice: the container that has the request may end.
  return async (url: string, maxBytes: number, etag = '') => {
    if (isSilent()) throw refuse('SERVER_DOWN', app, 'it is silent');
    const send = () => requestOnce(url, maxBytes, etag);
    return send()
      .catch((error) => (error instanceof Refusal ? Promise.reject(error) : send()))
      .catch((error) => {
        throw error instanceof Refusal ? error : refuse('SERVER_DOWN', app, getMessage(error));
      });
  };

  /** The `body` of the answer is null unless its status is 200. */
  async function requestOnce(url: string, maxBytes: number, etag: string) {
    const silence = new AbortController();
    const { signal } = silence;
    const sent = get(url, { agent, signal, headers: etag ? { 'If-None-Match': etag } : {} });
    let timer: NodeJS.Timeout | undefined;
    // Not while it waits for a connection.
    sent.on('socket', () => {
      if (isSilent()) silence.abort();
      timer = setTimeout(() => silence.abort(), timeoutMs);
    });
    // What is wrong after the first bytes ends the reading.
    sent.on('error', () => {});
    try {
      const [answer] = await once(sent, 'response');
      const { statusCode: status = 0, headers }: IncomingMessage = answer;
      const content = await readBody(url, answer, maxBytes);
      silentSince = Number.NEGATIVE_INFINITY;
      return { status, etag: headers.etag ?? '', body: status === 200 ? content : null };
    } catch (error) {
      if (!signal.aborted) throw error;
      // What only waited for a connection has found out nothing.
      if (!isSilent()) silentSince = performance.now();
      throw refuse('SERVER_DOWN', app, `it did not answer within ${timeoutMs} ms`);
    } finally {
      clearTimeout(timer);
    }
  }
}
