import Fastify from 'fastify';
import { sendStatus } from './answer';
import { folderSource } from './folderSource';

/**
 * Serves the files of a folder unchanged to gateways: an app's releases, or the active releases. Gateways verify the files.
 * @param folder its path
 */
export function createFileServer(folder: string) {
  const fastify = Fastify({
    logger: { level: 'warn' },
    forceCloseConnections: 'idle',
    keepAliveTimeout: 65_000,
  });
  const source = folderSource(() => ({ files: folder }));
  fastify.get<{ Params: { '*': string } }>('/*', async ({ params, headers }, reply) => {
    const file = params['*'];
    const stamp = file.split('/').includes('..') ? null : source.stamp('files', file);
    const etag = `"${stamp}"`;
    if (stamp && headers['if-none-match'] === etag) return reply.code(304).send();
    const content = stamp && (await source.read('files', file));
    if (content)
      reply.headers({ 'Content-Type': 'application/octet-stream', ETag: etag }).send(content);
    else sendStatus(reply, 404);
    return reply;
  });
  return fastify;
}
