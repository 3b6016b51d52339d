import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { candidatesUrl } from '@donate-impact/shared/candidates/candidatesUrl';
import { ofShell } from './directives';
import { integrityOf } from './integrity';

/** A file of the shell: its address in the release that a visitor is to get, and its hash. */
interface ShellFile {
  address: string;
  integrity: string;
}

/** Files of the shell that only some pages load. */
export interface ShellFiles {
  /** The data file. */
  candidates: ShellFile;
  /** React Query (host/src/federation/lazyQueries.ts). */
  queries: ShellFile;
}

const chunks = 'static/js/async';

/** Finds them in a build. Throws when one is missing. */
export async function shellFiles(dist: string): Promise<ShellFiles> {
  const names = await readdir(join(dist, chunks));
  const queries = names.find((name) => /^react-query\.\w+\.js$/.test(name));
  if (!queries) throw new Error(`The shell has no ${chunks}/react-query.*.js`);
  const fileAt = async (path: string) => ({
    address: ofShell(path),
    integrity: await integrityOf(join(dist, path)),
  });
  return {
    candidates: await fileAt(candidatesUrl),
    queries: await fileAt(`/${chunks}/${queries}`),
  };
}

/** Tells a page where they are. */
export function withShellFiles(template: string, files: ShellFiles) {
  const places = Object.entries(files).map(
    ([name, { address, integrity }]) => ` data-${name}="${address}#${integrity}"`,
  );
  return template.replace('<html lang="en"', `$&${places.join('')}`);
}
