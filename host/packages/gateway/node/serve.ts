import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteDists } from '@donate-impact/build/remotes';
import { createGateway } from './createGateway';

const root = process.env.SITE_ROOT ?? join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/**
 * Serves the four builds on one port and resolves with the address once it listens.
 * @param port 0 for any free one
 */
export function serve(port: number) {
  const remotes = remoteDists((folder) => join(root, folder, 'dist'));
  const versionsPage = process.env.VERSIONS_PAGE === 'on';
  const previewsAreOn = process.env.PREVIEWS !== 'off';
  const host = join(root, 'host/dist');
  const server = createGateway({
    host,
    remotes,
    versionsPage,
    previewsAreOn,
    reportsAreOn: process.env.REPORTS === 'on',
  });
  return new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`Donate Impact is at ${await serve(Number(process.env.PORT ?? 8080))}`);
}
