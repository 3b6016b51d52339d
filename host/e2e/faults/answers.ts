import type { Answer } from './faultyGateway';

const script = { 'Content-Type': 'text/javascript; charset=utf-8' };
const json = { 'Content-Type': 'application/json; charset=utf-8' };
const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** Closes the connection without a response. */
export const refused: Answer = (request) => request.socket.destroy();

export const status =
  (code: number): Answer =>
  (_, response) =>
    response.writeHead(code, { 'Content-Type': 'text/plain' }).end(`${code}\n`);

/** A page in place of a file, as from a server that answers every request with its application. */
export const aPage: Answer = (_, response) =>
  response.writeHead(200, html).end('<!doctype html><title>Welcome</title><p>Welcome');

/** The same, with the content type of a script. */
export const aPageAsScript: Answer = (_, response) =>
  response.writeHead(200, script).end('<!doctype html><title>Welcome</title><p>Welcome');

/** States its full length and breaks off in the middle. */
export const cut: Answer = (request, response, file) => {
  response.writeHead(200, { ...typeOf(request.url), 'Content-Length': file.length });
  response.write(file.subarray(0, file.length / 2), () => request.socket.destroy());
};

/** Ends in the middle as if it were complete. */
export const half: Answer = (request, response, file) =>
  response.writeHead(200, typeOf(request.url)).end(file.subarray(0, file.length / 2));

export const empty: Answer = (request, response) =>
  response.writeHead(200, typeOf(request.url)).end();

/** The whole response, thirty seconds late. */
export const late: Answer = (request, response, file) => {
  const timer = setTimeout(() => response.writeHead(200, typeOf(request.url)).end(file), 30_000);
  response.on('close', () => clearTimeout(timer));
};

/** Half of the response, and then nothing, forever. */
export const neverEnding: Answer = (request, response, file) => {
  response.writeHead(200, typeOf(request.url));
  response.write(file.subarray(0, file.length / 2));
};

/** The file with changed content. */
export const changed =
  (change: (text: string) => string): Answer =>
  (request, response, file) =>
    response.writeHead(200, typeOf(request.url)).end(change(file.toString()));

function typeOf(url = '') {
  return url.replace(/\?.*/, '').endsWith('.json') ? json : script;
}
