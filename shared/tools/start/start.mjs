import { createServer } from 'node:net';
import { fail } from './commands.mjs';
import { prepare } from './prepare.mjs';

const port = Number(process.env.PORT || 8080);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`PORT=${process.env.PORT} is not a port. Use a number up to 65535: PORT=8081 npm start.`);
const refusal = await describeFailure(port);
if (refusal) fail(await adviseOn(refusal));

// Only the packages that build and serve the site; the other commands install the rest.
await prepare({ includesDev: false });
const { buildAll } = await import('./buildAll.ts');
console.log('Building the apps …');
buildAll();
const { serve } = await import('@donate-impact/gateway/serve');
const url = await serve(port).catch(async ({ code }) => fail(await adviseOn(code)));
console.log(`Donate Impact is at ${url}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

/** @param {string} code */
async function adviseOn(code) {
  const first = code === 'EACCES' ? 8080 : port + 1;
  let other = first;
  while (other < first + 100 && (await describeFailure(other))) other += 1;
  const problem =
    code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code})`;
  return `Port ${port} ${problem}. Choose another: PORT=${other} npm start.`;
}

/** The error code with which a server fails to listen on a port; null when the port is free. @param {number} port @returns {Promise<string | null>} */
function describeFailure(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code = 'unknown' }) =>
      resolve(code),
    );
    server.listen(port, () => server.close(() => resolve(null)));
  });
}
