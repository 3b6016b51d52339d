import { createServer } from 'node:net';

/** The error code with which a server fails to listen on a port; null when the port is free. @param {number} port @returns {Promise<string | null>} */
export function describeFailure(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code = 'unknown' }) =>
      resolve(code),
    );
    server.listen(port, () => server.close(() => resolve(null)));
  });
}
