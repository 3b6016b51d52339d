import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.sha256': 'text/plain; charset=utf-8',
};

/**
 * Answers with a file, compressed in advance if the client accepts it, or with 304. Resolves to false if there is no such
 * file.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  cacheControl: string,
  dictionaryFor = '',
) {
  const type = types[extname(path)];
  if (!type || !(await fileAt(path))) return false;
  const chosen = await encoded(path, request.headers);
  const etag = `"${chosen.size.toString(16)}-${Math.trunc(chosen.mtimeMs).toString(16)}"`;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Vary', 'Accept-Encoding, Available-Dictionary');
  if (dictionaryFor) response.setHeader('Use-As-Dictionary', dictionaryFor);
  response.setHeader('ETag', etag);
  if (chosen.encoding) response.setHeader('Content-Encoding', chosen.encoding);
  if (isKnown(request.headers['if-none-match'] ?? '', etag)) {
    response.writeHead(304).end();
    return true;
  }
  response.setHeader('Content-Length', chosen.size);
  response.writeHead(200);
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(chosen.path), response).catch(() => response.destroy());
  return true;
}

/** Whether an If-None-Match header names the current file. */
function isKnown(header: string, etag: string) {
  const named = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return header.trim() === '*' || named.includes(etag);
}

async function encoded(path: string, headers: IncomingHttpHeaders) {
  const accepted = headers['accept-encoding'] ?? '';
  for (const [encoding, suffix] of [
    ['dcz', deltaFor(headers)],
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!suffix || !accepts(accepted, encoding)) continue;
    const file = await fileAt(path + suffix);
    if (file) return { path: path + suffix, encoding, ...file };
  }
  const file = await fileAt(path);
  if (!file) throw new Error(`${path} went away while it was being sent`);
  return { path, encoding: '', ...file };
}

/** Where the copy is that was compressed with the dictionary that a browser has (nginx/file-maps.conf). */
function deltaFor({ 'available-dictionary': named }: IncomingHttpHeaders) {
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(named)) ?? [];
  return hash && `.dcz/${hash}`;
}

/** Whether an Accept-Encoding header accepts an encoding. */
export function accepts(header: string, encoding: string) {
  return new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))\\s*(;|,|$)`).test(
    header,
  );
}

async function fileAt(path: string) {
  try {
    const { size, mtimeMs, isFile } = await stat(path).then((s) => ({
      size: s.size,
      mtimeMs: s.mtimeMs,
      isFile: s.isFile(),
    }));
    return isFile ? { size, mtimeMs } : null;
  } catch {
    return null;
  }
}
