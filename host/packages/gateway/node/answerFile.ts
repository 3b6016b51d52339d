import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameInReleases } from '@donate-impact/build/deltas';
import { liveRelease, off } from '@donate-impact/build/pointer';
import { speculationFile } from '@donate-impact/build/speculationFile';
import { claimOf } from './claimOf';
import { type Exchange, fail } from './Exchange';
import { filePolicy, immutable } from './headers';
import { sendFile } from './sendFile';

/** Answers with a file of a release, which its address names. */
export async function answerFile(exchange: Exchange, path: string) {
  const { parts, request, response } = exchange;
  const named =
    /^\/(?:remotes\/(?!host\/)(?<remote>\w+)|host)\/(?<release>[0-9a-f]{32}|none)\/(?<file>.+)$/.exec(
      path,
    );
  const { remote = 'host', release = '', file = '' } = named?.groups ?? {};
  const part = named && Object.hasOwn(parts, remote) && parts[remote];
  response.setHeader('Content-Security-Policy', filePolicy);
  if (!part) return fail(response, 404);
  exchange.sources.push(await claimOf(exchange, remote, release));
  if (remote === 'host' && file === speculationFile) return answerRules(exchange, part, release);
  const sent = join(part, release, file);
  if (!(await sendFile(request, response, sent, immutable, dictionaryFor(remote, file))))
    fail(response, isDown(part) ? 503 : 404);
}

/** Answers with what browsers load ahead. It makes them send requests, so it must be what was released. */
async function answerRules(
  { pagesOf, request, response }: Exchange,
  part: string,
  release: string,
) {
  const rules = (await pagesOf(part, release))?.get('speculation.json');
  if (!rules) return fail(response, 404);
  response.setHeader('Content-Type', 'application/speculationrules+json');
  response.setHeader('Cache-Control', immutable);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : rules);
}

/**
 * Says that a browser may take what it has of a file as the dictionary for the same file of another release, without a
 * query: a second try gets the whole file.
 */
function dictionaryFor(part: string, file: string) {
  const name = nameInReleases(file);
  return name ? `match="${part === 'host' ? '' : '/remotes'}/${part}/*/${name}?"` : '';
}

/** Whether a part's live release is missing. A remote that is switched off is not down. */
function isDown(part: string) {
  const release = liveRelease(part);
  return release !== off && !existsSync(join(part, release));
}
