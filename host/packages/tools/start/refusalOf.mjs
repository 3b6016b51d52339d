import { createServer } from 'node:net';

/** Why nothing can listen at a port, as an error code; null where it can. @param {number} port @returns {Promise<string | null>} */
export function refusalOf(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code = 'unknown' }) =>
      resolve(code),
    );
    server.listen(port, () => server.close(() => resolve(null)));
  });
}
