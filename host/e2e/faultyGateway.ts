import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Builds, getServer, test as ownServerTest, whileServed } from './gateway';

/** Answers a request in place of the site, whose own answer is `whole`. */
export type Answer = (
  response: ServerResponse,
  whole: { headers: Record<string, string>; body: Buffer },
) => void;

interface Fault {
  /** The paths that have the fault. */
  on: RegExp;
  answer: Answer;
}

/** The site's test, on its own server. The browser meets the faults that the test adds on the network. */
export const test = ownServerTest.extend<{ faults: Fault[] }>({
  faults: async ({ browserName: _ }, use) => use([]),
  baseURL: async ({ served, faults }, use) => {
    const site = getServer(served);
    const server = createServer((request, response) => {
      const path = (request.url ?? '').replace(/\?.*/, '');
      const fault = faults.find(({ on }) => on.test(path));
      if (!fault || forWhole in request.headers) return site.emit('request', request, response);
      // The server closes with the test, whatever the page still asks for.
      fetchWhole(request).then(
        (whole) => fault.answer(response, whole),
        () => response.destroy(),
      );
    });
    await whileServed(server, use);
  },
});

/** The site's own answer to a request. Rejects if the server closes. */
async function fetchWhole({ headers: { host, accept = '' }, url }: IncomingMessage) {
  const whole = await fetch(`http://${host}${url}`, { headers: { accept, [forWhole]: '' } });
  const {
    'content-encoding': _,
    'content-length': __,
    ...headers
  } = Object.fromEntries(whole.headers);
  return { headers, body: Buffer.from(await whole.arrayBuffer()) };
}

/** Closes the connection without a response. */
export const refused: Answer = (response) => response.socket?.destroy();

export const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code, { 'Content-Type': 'text/plain' }).end(`${code}\n`);

/** Sends half of the response, and then nothing more. */
export const neverEnding: Answer = (response, { headers, body }) => {
  response.writeHead(200, headers);
  response.write(body.subarray(0, body.length / 2));
};

export const changed =
  (change: (text: string) => string): Answer =>
  (response, { headers, body }) =>
    response.writeHead(200, headers).end(change(body.toString()));

/** Matches the console's lines about a fault: the browser's own, and the shell's report to the operator. */
export const failureInConsole =
  /Failed to load resource|Failed to find a valid digest|remote-failure|ChunkLoadError|\[ Federation Runtime \]/;

/** The failures in the gateway's log, with the release that each is of. */
export function collectLogged(served: Builds) {
  const failures: Record<string, unknown>[] = [];
  const log = (line: string) => {
    const { failure, of } = JSON.parse(line);
    if (failure) failures.push({ ...failure, of });
  };
  Object.assign(served, { REPORTS: true, log });
  return failures;
}

// The header with which a fault requests the whole response from the site.
const forWhole = 'x-whole';
