import { Agent, get } from 'node:http';

interface Answer {
  /** The status, or why there is no whole answer. */
  status: number | string;
  body: string;
}

/**
 * Requests an address. As browsers do, sends the request again when its connection, used before, was closed before any
 * answer came (RFC 9112, section 9.3.1).
 */
export function answerTo(url: string, agent = new Agent(), onResent = () => {}): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = get(url, { agent, timeout: 10_000 }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('error', (error) => resolve({ status: error.message, body }));
      response.on('end', () =>
        resolve({ status: response.complete ? (response.statusCode ?? 0) : 'cut off', body }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in 10 s')));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (!sent.reusedSocket || error.code !== 'ECONNRESET')
        return resolve({ status: error.message, body: '' });
      onResent();
      resolve(answerTo(url, new Agent(), onResent));
    });
  });
}
