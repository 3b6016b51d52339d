import { text } from 'node:stream/consumers';
import { readChanges, releasesIn } from '@donate-impact/build/pointer';
import { type Exchange, fail } from './Exchange';

const most = 1024;
// What nginx/gateway.conf.template accepts.
const form =
  /^\{"part":"[a-z]+","phase":"[a-z]+","release":"[0-9a-z]+","message":"[ !#-[\]-~]{0,300}"\}$/;

/** Logs the failure that a page reports, as one line, and counts it for /versions. What is not a report is answered alike and not logged. */
export async function takeReport(exchange: Exchange) {
  const { request, response } = exchange;
  if (Number(request.headers['content-length'] ?? most + 1) > most) return fail(response, 413);
  const report = await text(request);
  if (form.test(report)) {
    console.log(`failure ${report}`);
    count(exchange, JSON.parse(report));
  }
  response.writeHead(204).end();
}

/** Counts a failure of a release that the part's pointer names. */
function count(
  { parts, failures }: Exchange,
  { part, release }: Record<'part' | 'release', string>,
) {
  const folder = (Object.hasOwn(parts, part) && parts[part]) || '';
  if (!releasesIn(readChanges(folder)).has(release)) return;
  const key = `${part} ${release}`;
  failures.set(key, (failures.get(key) ?? 0) + 1);
}
