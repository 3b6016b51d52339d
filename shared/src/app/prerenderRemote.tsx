import type { ComponentType } from 'react';
import type { RemoteName, RemotePages } from '../contract';
import { routeTable } from '../routes';
import { type Prerendered, prerenderPage } from './prerenderPage';

type Rendered = Prerendered & { preload?: string[] };

/**
 * The initial states of a remote's pages by page name, checked against the contract. `preload` names the files
 * of the shell that a page reads as soon as it runs, such as `/data/candidates.json`. Throws when a page of the route table is missing.
 */
export function prerenderRemote<R extends RemoteName>(
  remote: R,
  pages: RemotePages[R],
  preload: Partial<Record<keyof RemotePages[R], string[]>> = {},
): Record<string, () => Rendered> {
  const components = new Map<string, ComponentType>(Object.entries(pages));
  const files = new Map<string, string[]>(Object.entries(preload));
  const renderers = routeTable
    .filter((route) => route.remote === remote)
    .map(({ page, path }): [string, () => Rendered] => {
      const Page = components.get(page);
      if (!Page)
        throw new Error(
          `Remote ${remote} declares the page ${page}, and its src/prerender.tsx does not list it`,
        );
      return [page, () => ({ ...prerenderPage(path, <Page />), preload: files.get(page) })];
    });
  return Object.fromEntries(renderers);
}
