import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ServerConfig } from '@rsbuild/core';
import { type LocalPart, localPath, withLocalPart, withLocalRelease } from './withLocalPart';

/** Serves a deployed site behind the development server of one of its remotes. Only reads from the site. */
export function siteBehind(part: LocalPart): Pick<ServerConfig, 'proxy' | 'setup'> {
  return {
    setup({ server }) {
      server.middlewares.use((request, response, next) => {
        // The development server and its proxy listen more often than Node expects of anyone.
        response.setMaxListeners(20);
        if (request.method === 'GET' || request.method === 'HEAD') next();
        else response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      });
    },
    proxy: [
      {
        target: part.site,
        pathFilter: (path) => !path.startsWith(localPath(part.name)),
        headers: { 'accept-encoding': 'identity' },
        selfHandleResponse: true,
        on: {
          proxyRes: (answer, request, response) =>
            passOn(part, answer, request, response).catch(() => void response.destroy()),
        },
      },
    ],
  };
}

async function passOn(
  part: LocalPart,
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { 'integrity-policy': _, ...headers } = answer.headers;
  const status = answer.statusCode ?? 502;
  const change = changeOf(part, answer, request);
  if (!change) {
    response.writeHead(status, headers);
    return pipeline(answer, response);
  }
  const { 'content-length': __, 'transfer-encoding': ___, ...others } = headers;
  const body = change(await text(answer));
  response.writeHead(status, others).end(body);
}

/** How an answer of the site is changed, if at all. */
function changeOf(
  part: LocalPart,
  { headers, statusCode = 0 }: IncomingMessage,
  { method, url }: IncomingMessage,
) {
  if (method !== 'GET') return null;
  const { 'content-type': type = '' } = headers;
  if (type.startsWith('text/html')) return (html: string) => withLocalPart(html, part);
  if (url === '/releases.json' && statusCode === 200)
    return (json: string) => withLocalRelease(json, part);
  return null;
}
