import type { FastifyReply } from 'fastify';

/** Content that is ready to send in each of its encodings. */
export interface Prepared {
  type: string;
  /** Identifies the content, whatever the encoding. */
  tag: string;
  identity: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

/** What a prepared response takes in memory. */
export const countBytes = ({ identity, br, gzip }: Prepared) =>
  identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);

// The best one first.
const encodings = ['br', 'gzip'] as const;

/** Sends a prepared response in the best encoding that the client accepts, or 304 if its copy is current. */
export function sendPrepared(reply: FastifyReply, prepared: Prepared, vary: string) {
  const { 'accept-encoding': accepted = '', 'if-none-match': known = '' } = reply.request.headers;
  const encoding = encodings.find((each) => prepared[each] && accepts(accepted, each));
  const etag = `"${encoding ? `${prepared.tag}-${encoding}` : prepared.tag}"`;
  reply.headers({ 'Content-Type': prepared.type, Vary: vary, ETag: etag });
  if (encoding) reply.header('Content-Encoding', encoding);
  if (reply.statusCode === 200 && isCurrent(known, etag)) reply.code(304).send();
  else reply.send(prepared[encoding ?? 'identity']);
}

/** Answers with a text that no cache keeps. */
export function sendOnce(reply: FastifyReply, type: string, text: string) {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' };
  return reply.headers(headers).send(text);
}

/** Answers without a page or a file. */
export function sendStatus(reply: FastifyReply, status: number) {
  return sendOnce(reply.code(status), 'text/plain', `${status}\n`);
}

/** Returns true if an If-None-Match header names the current version. */
function isCurrent(header: string, etag: string) {
  const named = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return header.trim() === '*' || named.includes(etag);
}

function accepts(header: string, encoding: string) {
  return header.split(',').some((each) => {
    const [name = '', quality = ''] = each.split(';');
    const isRefused = /^\s*q\s*=\s*0(?:\.0{0,3})?\s*$/.test(quality);
    return name.trim().toLowerCase() === encoding && !isRefused;
  });
}
