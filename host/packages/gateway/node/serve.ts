import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distsIn } from '@donate-impact/build/remotes';
import { createGateway } from './createGateway';
import { printFailure } from './logAnswer';

const root = process.env.SITE_ROOT ?? join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/**
 * Serves the builds of all parts on one port and resolves with the address once it listens.
 * @param port 0 for any free one
 */
export function serve(port: number) {
  const remotes = distsIn(root);
  const versionsPage = process.env.VERSIONS_PAGE === 'on';
  const previewsAreOn = process.env.PREVIEWS !== 'off';
  const host = join(root, 'host/dist');
  const server = createGateway({
    host,
    remotes,
    versionsPage,
    previewsAreOn,
    reportsAreOn: process.env.REPORTS === 'on',
    log: process.env.LOG_FILE ? appendTo(process.env.LOG_FILE) : undefined,
    origins: process.env.ORIGINS,
    securityContact: process.env.SECURITY_CONTACT,
    securityExpires: process.env.SECURITY_EXPIRES,
  });
  return new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}

/** Appends lines to a file, and prints the failures as without one. */
function appendTo(file: string) {
  const stream = createWriteStream(file, { flags: 'a' });
  return (line: string) => {
    printFailure(line);
    stream.write(`${line}\n`);
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`Donate Impact is at ${await serve(Number(process.env.PORT ?? 8080))}`);
}
