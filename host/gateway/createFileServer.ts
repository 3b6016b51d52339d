import { computeSum } from '@donate-impact/build/release';
import Fastify from 'fastify';
import { sendStatus } from './answer';
import { readInside } from './folderSource';

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
  fastify.get<{ Params: { '*': string } }>('/*', async ({ params, headers }, reply) => {
    const content = await readInside(folder, params['*']);
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
