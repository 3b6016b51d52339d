import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDists } from '@donate-impact/build/remotes';
import { createGateway } from './createGateway';
import { folderSource } from './folderSource';
import { readSettings } from './Site';

const root = join(import.meta.dirname, '../..');

/**
 * Serves the builds of all apps on one port and resolves with its URL once it listens. Serves a remote whose folder is added
 * later, too.
 * @param port 0 for any free one
 */
export async function serve(port: number) {
  const data = join(root, 'shared/data');
  const settings = readSettings({ PREVIEWS: 'on', DATA_DIR: data, ...process.env });
  const { fastify } = createGateway({
    source: folderSource(findFolders(root), 100),
    settings: () => settings,
  });
  const host = process.env.HOST || '127.0.0.1';
  const url = await fastify.listen({ port, host });
  return `http://localhost:${new URL(url).port}`;
}

/** Finds the folders of all apps, at most once a second, because one may be added meanwhile. */
function findFolders(root: string) {
  let [found, at] = [{}, 0];
  return () => {
    if (Date.now() - at > 1_000)
      [found, at] = [{ host: join(root, 'host/dist'), ...getDists(root) }, Date.now()];
    return found;
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`Donate Impact is at ${await serve(Number(process.env.PORT ?? 8080))}`);
}
