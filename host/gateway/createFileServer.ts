import { computeSum } from '@donate-impact/build/release';
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
    const content = file.split('/').includes('..') ? null : await source.read('files', file);
    if (!content) {
      sendStatus(reply, 404);
      return reply;
    }
    const etag = `"${computeSum(content)}"`;
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.headers({ 'Content-Type': 'application/octet-stream', ETag: etag }).send(content);
  });
  return fastify;
}
