import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
  if (!(await sendFile(request, response, join(part, release, file), immutable)))
    fail(response, isDown(part) ? 503 : 404);
}

/** Whether a part's live release is missing. A remote that is switched off is not down. */
function isDown(part: string) {
  const release = liveRelease(part);
  return release !== off && !existsSync(join(part, release));
}
