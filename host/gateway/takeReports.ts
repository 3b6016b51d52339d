import type { FastifyInstance } from 'fastify';
import { sendStatus } from './answer';
import { createLimit } from './createLimit';
import { reportIn } from './reports';
import { claimOf, type Site } from './Site';

/**
 * Logs a failure that a page reports, and counts it for /versions if the visitor has seen it. What is not a report, or comes
 * from another site, is answered alike and not logged.
 */
export function takeReports(app: FastifyInstance, site: Site) {
  const admits = createLimit(20);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.post('/failures', {
    onRequest: async ({ socket }, reply) => {
      if (!site.settings().reportsAreOn) sendStatus(reply.header('Allow', 'GET, HEAD'), 405);
      else if (!admits(socket.remoteAddress ?? '')) sendStatus(reply, 429);
    },
    handler: async ({ body, headers, log }, reply) => {
      const report = reportIn(String(body));
      const { 'sec-fetch-site': sender = 'same-origin' } = headers;
      if (report && sender === 'same-origin') {
        const claim = (await claimOf(site, report.part, report.release)) || '-';
        log.warn({ failure: report, of: claim });
        site.metrics.reported(claim, report);
        if (!report.recovered && /@[0-9a-f]{32}$/.test(claim))
          site.failures.set(claim, (site.failures.get(claim) ?? 0) + 1);
      }
      return reply.code(204).send();
    },
  });
}
