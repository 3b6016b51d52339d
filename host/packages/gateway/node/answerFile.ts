import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameInReleases } from '@donate-impact/build/deltas';
import { liveRelease, off } from '@donate-impact/build/pointer';
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
  const sent = join(part, release, file);
  if (!(await sendFile(request, response, sent, immutable, dictionaryFor(remote, file))))
    fail(response, isDown(part) ? 503 : 404);
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
