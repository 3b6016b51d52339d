import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sendStatus } from './answer';

/** Beyond these limits, the gateway answers requests with 503 and closes connections. */
const most = {
  /** Pending answers on one connection: browsers wait for an answer before they send the next request. */
  onConnection: 8,
  /** Pending answers on all connections. */
  inAll: 1_000,
  /** Connections from one address; a proxy in front of the gateway needs more. */
  ofAddress: Number(process.env.CONNECTIONS_PER_ADDRESS || 256),
  connections: 10_000,
};

/** Limits the memory that clients can make a gateway use. */
export function bound(fastify: FastifyInstance) {
  const underWay = new WeakMap<Socket, number>();
  const refused = new WeakSet<Socket>();
  const ofAddress = new Map<string, number>();
  let inAll = 0;

  fastify.server.maxConnections = most.connections;
  fastify.server.on('connection', (socket) => {
    const { remoteAddress: address = '' } = socket;
    const count = (ofAddress.get(address) ?? 0) + 1;
    ofAddress.set(address, count);
    socket.once('close', () => {
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
    if (count <= most.ofAddress) return;
    fastify.log.warn('refused a connection: too many from one address');
    socket.destroy();
  });

  fastify.addHook('onRequest', async ({ socket, log }, reply) => {
    // Further requests on a connection that is about to close get no answer.
    if (refused.has(socket)) {
      reply.hijack();
      return;
    }
    const count = underWay.get(socket) ?? 0;
    if (count >= most.onConnection || inAll >= most.inAll) {
      refused.add(socket);
      log.warn(`refused a request: ${count} under way on its connection, ${inAll} in all`);
      sendStatus(reply.header('Connection', 'close'), 503);
      return;
    }
    if (!underWay.has(socket))
      socket.once('close', () => {
        inAll -= underWay.get(socket) ?? 0;
        underWay.delete(socket);
      });
    underWay.set(socket, count + 1);
    inAll += 1;
    reply.raw.once('finish', () => {
      const left = underWay.get(socket);
      if (left === undefined) return;
      underWay.set(socket, left - 1);
      inAll -= 1;
    });
  });
}
