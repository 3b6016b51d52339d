import type { IncomingMessage } from 'node:http';
import { claimOf } from './claimOf';
import { type Exchange, fail } from './Exchange';

const most = 1024;
// What nginx/gateway.conf.template accepts.
const form =
  /^\{"part":"[a-z]+","phase":"[a-z]+","release":"[0-9a-z]+","message":"[ !#-[\]-~]{0,300}"(?:,"recovered":true)?\}$/;

/**
 * Logs the failure that a page reports, as one line, and counts it for /versions if the visitor has seen it. What is not a
 * report, or comes from another site, is answered alike and not logged.
 */
export async function takeReport(exchange: Exchange) {
  const { request, response } = exchange;
  if (Number(request.headers['content-length'] ?? 0) > most) return fail(response, 413);
  if (!exchange.takesReport(request.socket.remoteAddress ?? '')) return fail(response, 429);
  const report = await startOf(request);
  if (report.length > most) return fail(response, 413);
  const { 'sec-fetch-site': sender = 'same-origin' } = request.headers;
  if (form.test(report) && sender === 'same-origin') {
    const { part, release, recovered } = JSON.parse(report);
    const claim = await claimOf(exchange, part, release);
    exchange.log(`failure ${claim || '-'} ${report}`);
    if (!recovered && /@[0-9a-f]{32}$/.test(claim)) count(exchange, `${part} ${release}`);
  }
  response.writeHead(204).end();
}

/** A request's body, or the start of one that is too long. */
async function startOf(request: IncomingMessage) {
  let start = '';
  for await (const chunk of request.setEncoding('latin1'))
    start = (start + chunk).slice(0, most + 1);
  return start;
}

/** Counts a failure of a release that the part's pointer names. */
function count({ failures }: Exchange, key: string) {
  failures.set(key, (failures.get(key) ?? 0) + 1);
}
