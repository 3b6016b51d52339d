import { none, off } from '@donate-impact/releases/ReleaseChange';
import type { FastifyReply } from 'fastify';
import { filePolicy, immutable, revalidated } from '../http/headers';
import { type Prepared, sendPrepared, sendStatus } from '../http/sendPrepared';
import type { Releases } from '../sources/createReleases';
import type { Visit } from '../visits/createVisits';
import { createDataFile } from './createDataFile';
import { type Files, unlisted } from './createFiles';

const fileUrl =
  /^\/(?:remotes\/(?!host\/)([a-z]{1,40})|host)\/(?:(static\/.+)|([0-9a-f]{32}|none)\/(.+))$/;

/** Creates the functions that answer with files. */
export function createFileSenders(releases: Releases, files: Files) {
  const readDataFile = createDataFile(releases.warn);

  /** Answers with a file of the release that the URL names, or with a file that releases share. */
  async function sendFile(reply: FastifyReply, path: string) {
    const [, app = 'host', shared, named = '', file = ''] = fileUrl.exec(path) ?? [];
    if (!(shared || named) || !releases.apps().includes(app)) return send(reply, undefined, 404);
    const found = shared ? await files.shared(app, shared) : await findNamed(app, named, file);
    reply.request.sources = [found.source];
    const caching = unlisted.has(file) ? revalidated : immutable;
    return send(reply, found.prepared, isDown(app) ? 503 : 404, caching);
  }

  async function findNamed(app: string, id: string, file: string) {
    const source = await releases.identify(app, id);
    return { source, prepared: source.endsWith(id) ? await files.file(app, id, file) : undefined };
  }

  /** Answers with a file of the visitor's release of the shell. */
  async function sendShellFile(visit: Visit, reply: FastifyReply, file: string) {
    const { id = none, source = '' } = visit.apps.host ?? {};
    reply.request.sources = [source];
    const prepared = await files.file('host', id, file);
    send(reply, prepared, isDown('host') ? 503 : 404, visit.caching, visit.vary);
  }

  /** Answers with the current data file in the operator's folder. */
  async function sendDataFile(reply: FastifyReply, folder: string) {
    send(reply, await readDataFile(folder), 503);
  }

  /** Returns true if no file of an app's live release can be read. A remote that is switched off is not down. */
  function isDown(app: string) {
    const { live = none } = releases.changes(app).at(-1) ?? {};
    return live !== off && releases.isDown(app, live);
  }

  return { sendFile, sendShellFile, sendDataFile };
}

function send(
  reply: FastifyReply,
  prepared: Prepared | undefined,
  failure: number,
  caching = revalidated,
  vary = 'Accept-Encoding',
) {
  reply.header('Content-Security-Policy', filePolicy);
  if (!prepared) return sendStatus(reply, failure);
  reply.header('Cache-Control', caching);
  return sendPrepared(reply, prepared, vary);
}
