import { computeSum } from '@donate-impact/releases/release';
import Fastify from 'fastify';
import { sendStatus } from '../http/sendPrepared';
import { readInside } from '../sources/folderSource';

/**
 * Serves the files of a folder unchanged to gateways: an app's releases, or the active releases. Gateways verify the files.
 * @param folder its path
 */
export function createFileServer(folder: string) {
  const fastify = Fastify({ logger: { level: 'warn' } });
  fastify.get<{ Params: { '*': string } }>('/*', async ({ params, headers }, reply) => {
    const content = await readInside(folder, params['*']);
    if (!content) return sendStatus(reply, 404);
    const etag = `"${computeSum(content)}"`;
    reply.headers({ 'Content-Type': 'application/octet-stream', ETag: etag });
    return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(content);
  });
  return fastify;
}
