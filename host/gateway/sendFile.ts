import { findLive, none, off } from '@donate-impact/build/activeRelease';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendReady, sendStatus } from './answer';
import { describeSource } from './compose';
import type { Ready } from './files';
import { filePolicy, immutable, revalidated } from './headers';
import { describeClaim, type Site } from './Site';
import type { Exchange } from './visit';

const fileUrl =
  /^\/(?:remotes\/(?!host\/)([a-z]{1,40})|host)\/(?:(static\/.+)|([0-9a-f]{32}|none)\/(.+))$/;

/** Answers with a file of the release that the URL names, or with a file that releases share. */
export async function sendFile(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) {
  const [, app = 'host', shared, id = '', file = ''] = fileUrl.exec(path) ?? [];
  reply.header('Content-Security-Policy', filePolicy);
  if (!(shared || id) || !site.source.apps().includes(app)) return sendStatus(reply, 404);
  if (shared) {
    const found = await site.files.shared(app, shared);
    request.sources = [`${app}@${found.id}`];
    return send(found.ready);
  }
  const claim = await describeClaim(site, app, id);
  request.sources = [claim];
  if (!claim.endsWith(id)) return send(null);
  return send(await site.files.file(app, id, file).catch(() => null));

  function send(ready: Ready | null) {
    if (!ready) return sendStatus(reply, isDown(site, app) ? 503 : 404);
    reply.header('Cache-Control', immutable);
    return sendReady(request, reply, ready, 'Accept-Encoding');
  }
}

/** Returns true if no file of an app's live release can be read. A remote that is switched off is not down. */
function isDown({ source }: Site, app: string) {
  const change = source.changes(app).at(-1);
  const live = change ? findLive(change) : none;
  return live !== off && source.isDown(app, live);
}

/** Answers with a file of the visitor's release of the shell. */
export async function sendOfShell({ site, visit, request, reply }: Exchange, file: string) {
  request.sources = [describeSource(visit, 'host')];
  const ready = await site.files.file('host', visit.releases.host ?? none, file).catch(() => null);
  reply.header('Content-Security-Policy', filePolicy);
  if (!ready) return sendStatus(reply, isDown(site, 'host') ? 503 : 404);
  reply.header('Cache-Control', visit.caching);
  return sendReady(request, reply, ready, visit.vary);
}

/** Answers with the current data file in the operator's folder. */
export async function sendData({ site, request, reply }: Exchange, folder: string) {
  const ready = await site.dataFile(folder);
  reply.header('Content-Security-Policy', filePolicy);
  if (!ready) return sendStatus(reply, 503);
  reply.header('Cache-Control', revalidated);
  return sendReady(request, reply, ready, 'Accept-Encoding');
}
