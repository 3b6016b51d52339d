import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Answers with a file, precompressed if the client accepts it, or with 304. Resolves to false if there is no such file.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 * @param {string} cacheControl
 */
export async function sendFile(request, response, path, cacheControl) {
  const type = types[extname(path)];
  if (!type || !(await fileAt(path))) return false;
  const chosen = await encoded(path, request.headers['accept-encoding'] ?? '');
  const etag = `"${chosen.size.toString(16)}-${Math.trunc(chosen.mtimeMs).toString(16)}"`;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Vary', 'Accept-Encoding');
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

/** Whether an If-None-Match header names the current file. @param {string} header @param {string} etag */
function isKnown(header, etag) {
  const named = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return header.trim() === '*' || named.includes(etag);
}

/** @param {string} path @param {string} accepted */
async function encoded(path, accepted) {
  for (const [encoding, suffix] of /** @type {const} */ ([
    ['br', '.br'],
    ['gzip', '.gz'],
  ])) {
    if (!accepts(accepted, encoding)) continue;
    const file = await fileAt(path + suffix);
    if (file) return { path: path + suffix, encoding, ...file };
  }
  const file = await fileAt(path);
  if (!file) throw new Error(`${path} went away while it was being sent`);
  return { path, encoding: '', ...file };
}

/** Whether an Accept-Encoding header accepts an encoding. @param {string} header @param {string} encoding */
export function accepts(header, encoding) {
  return new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))\\s*(;|,|$)`).test(
    header,
  );
}

/** @param {string} path */
async function fileAt(path) {
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
