import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from './Site';
import type { Visit } from './visit';

/** A request of a visitor, and its answer. */
export interface Exchange {
  site: Site;
  visit: Visit;
  request: FastifyRequest;
  reply: FastifyReply;
}
