import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sendStatus } from './sendPrepared';

// Beyond these limits, the gateway answers requests with 503 and closes connections.
/** Pending answers on one connection: browsers wait for an answer before they send the next request. */
const maxPendingOnConnection = 8;
const maxPending = 1_000;
const maxConnections = 10_000;

/**
 * Limits the memory that clients can make a gateway use.
 * @param maxPerAddress the connections from one address; a proxy in front of the gateway needs more than a visitor
 */
export function limitConnections(fastify: FastifyInstance, maxPerAddress: number) {
  const pending = new WeakMap<Socket, number>();
  const refused = new WeakSet<Socket>();
  const byAddress = new Map<string, number>();
  let allPending = 0;

  fastify.server.maxConnections = maxConnections;
  fastify.server.on('connection', (socket) => {
    const { remoteAddress: address = '' } = socket;
    const count = (byAddress.get(address) ?? 0) + 1;
    byAddress.set(address, count);
    socket.once('close', () => {
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    if (count <= maxPerAddress) return;
    fastify.log.warn('refused a connection: too many from one address');
    socket.destroy();
  });

  fastify.addHook('onRequest', async ({ socket, log }, reply) => {
    // Further requests on a connection that is about to close get no answer.
    if (refused.has(socket)) {
      reply.hijack();
      return;
    }
    const count = pending.get(socket) ?? 0;
    if (count >= maxPendingOnConnection || allPending >= maxPending) {
      refused.add(socket);
      log.warn(`refused a request: ${count} under way on its connection, ${allPending} in all`);
      sendStatus(reply.header('Connection', 'close'), 503);
      return;
    }
    if (!pending.has(socket))
      socket.once('close', () => {
        allPending -= pending.get(socket) ?? 0;
        pending.delete(socket);
      });
    pending.set(socket, count + 1);
    allPending += 1;
    reply.raw.once('finish', () => {
      const left = pending.get(socket);
      if (left === undefined) return;
      pending.set(socket, left - 1);
      allPending -= 1;
    });
  });
}
