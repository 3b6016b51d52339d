import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ready } from './files';

type Encoding = 'br' | 'gzip';

/** Sends what is ready, in the best encoding that the client accepts, or 304 if the client has it. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: Ready,
  vary: string,
) {
  const { encoding, body } = choose(request, ready);
  const etag = `"${ready.tag}${encoding && `-${encoding}`}"`;
  reply.headers({ 'Content-Type': ready.type, Vary: vary, ETag: etag });
  if (encoding) reply.header('Content-Encoding', encoding);
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'] ?? '', etag))
    reply.code(304).send();
  else reply.send(body);
}

function choose({ headers }: FastifyRequest, { identity, br, gzip }: Ready) {
  const accepted = headers['accept-encoding'] ?? '';
  if (br && accepts(accepted, 'br')) return { encoding: 'br', body: br };
  if (gzip && accepts(accepted, 'gzip')) return { encoding: 'gzip', body: gzip };
  return { encoding: '', body: identity };
}

/** Answers without a page or a file. */
export function sendStatus(reply: FastifyReply, status: number) {
  reply
    .code(status)
    .headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .send(`${status}\n`);
}

/** Returns true if an If-None-Match header names the current file. */
function isKnown(header: string, etag: string) {
  const named = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return header.trim() === '*' || named.includes(etag);
}

function accepts(header: string, encoding: Encoding) {
  return header.split(',').some((each) => {
    const [name = '', quality = ''] = each.split(';');
    return (
      name.trim().toLowerCase() === encoding && !/^\s*q\s*=\s*0(?:\.0{0,3})?\s*$/.test(quality)
    );
  });
}
