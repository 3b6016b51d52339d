import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGateway } from './http/createGateway';
import { readSettings } from './settings';
import { folderSource } from './sources/folderSource';

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
    createSource: (warn) => folderSource(() => findBuilds(root), warn, { freshMs: 100 }),
    settings: () => settings,
  });
  return (await fastify.listen({ port, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
}

/** The folders of the builds of the shell and of all remotes in a folder with the layout of this repository, by app. */
export function findBuilds(site: string): Record<string, string> {
  const folders = readdirSync(site).filter((folder) => /^(?:host|remote-[a-z]+)$/.test(folder));
  return Object.fromEntries(
    folders.map((folder) => [folder.replace('remote-', ''), join(site, folder, 'dist')]),
  );
}

if (process.argv[1] === import.meta.filename)
  serve(Number(process.env.PORT ?? 8080)).then((url) => console.log(`Donate Impact is at ${url}`));
