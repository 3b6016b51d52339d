import { Agent, get } from 'node:http';

export interface Answer {
  /** The status, or why there is no whole answer. */
  status: number | string;
  body: string;
  /** The first cookie that it sets. */
  setCookie: string;
}

interface Options {
  agent?: Agent;
  headers?: Record<string, string>;
  /** Called when the request is sent again. */
  onResent?: () => void;
}

/**
 * Requests an address. As browsers do, sends the request again when its connection, used before, was closed before any
 * answer came (RFC 9112, section 9.3.1).
 */
export function answerTo(url: string, options: Options = {}): Promise<Answer> {
  const { agent = new Agent(), headers, onResent } = options;
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: error.message, body: '', setCookie: '' });
    const sent = get(url, { agent, headers, timeout: 10_000 }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('error', failed);
      response.on('end', () => {
        const [setCookie = ''] = response.headers['set-cookie'] ?? [];
        const status = response.complete ? (response.statusCode ?? 0) : 'cut off';
        resolve({ status, body, setCookie });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in 10 s')));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (!sent.reusedSocket || error.code !== 'ECONNRESET') return failed(error);
      onResent?.();
      resolve(answerTo(url, { headers: headers ?? {} }));
    });
  });
}
