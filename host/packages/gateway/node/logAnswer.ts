import type { Exchange } from './Exchange';

/** Logs an answer once it has ended, in the format of nginx/gateway.conf.template. It contains no visitor's IP address. */
export function logAnswer({ sources, log, requestId, request, response }: Exchange) {
  const began = performance.now();
  response.once('close', () => {
    const seconds = ((performance.now() - began) / 1000).toFixed(3);
    const bytes = response.getHeader('Content-Length') ?? '-';
    const { method, url = '' } = request;
    const answer = `${response.statusCode} ${method} ${printable(url)} ${bytes} ${seconds}`;
    log(`${new Date().toISOString()} ${requestId} ${answer} ${sources.join(',') || '-'}`);
  });
}

/** Prints a line of the log if it is a failure. */
export function printFailure(line: string) {
  if (line.startsWith('failure ')) console.log(line);
}

function printable(url: string) {
  return url.replace(
    /["\\]|[^ -~]/g,
    (found) => `\\x${found.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
