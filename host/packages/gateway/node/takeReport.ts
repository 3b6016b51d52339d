import { text } from 'node:stream/consumers';
import { type Exchange, fail } from './Exchange';

const most = 1024;
// What nginx/gateway.conf.template accepts.
const form =
  /^\{"part":"[a-z]+","phase":"[a-z]+","release":"[0-9a-z]+","message":"[ !#-[\]-~]{0,300}"\}$/;

/** Logs the failure that a page reports, as one line. What is not a report is answered alike and not logged. */
export async function takeReport({ request, response }: Exchange) {
  if (Number(request.headers['content-length'] ?? most + 1) > most) return fail(response, 413);
  const report = await text(request);
  if (form.test(report)) console.log(`failure ${report}`);
  response.writeHead(204).end();
}
