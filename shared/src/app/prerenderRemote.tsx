import type { ComponentType, ReactNode } from 'react';
import type { RemoteName, RemotePages } from '../contract';
import { routeTable } from '../routes';
import { type Prerendered, prerenderPage } from './prerenderPage';

type Rendered = Prerendered & { preload?: string[] };

interface Options {
  /** The files of the shell that the page reads as soon as it runs, such as `/data/candidates.json`. */
  preload?: string[];
  /** The page's next view: only its styles are in the HTML, so that the browser does not have to compile them. */
  next?: ReactNode;
}

/**
 * The initial states of a remote's pages by page name, checked against the contract. Throws when a page of the route
 * table is missing.
 */
export function prerenderRemote<R extends RemoteName>(
  remote: R,
  pages: RemotePages[R],
  options: Partial<Record<keyof RemotePages[R], Options>> = {},
): Record<string, () => Rendered> {
  const components = new Map<string, ComponentType>(Object.entries(pages));
  const optionsOf = new Map<string, Options>(Object.entries(options));
  const renderers = routeTable
    .filter((route) => route.remote === remote)
    .map(({ page, path }): [string, () => Rendered] => {
      const Page = components.get(page);
      if (!Page)
        throw new Error(
          `Remote ${remote} declares the page ${page}, and its src/prerender.tsx does not list it`,
        );
      const { preload, next } = optionsOf.get(page) ?? {};
      return [page, () => ({ ...prerenderPage(path, <Page />, next), preload })];
    });
  return Object.fromEntries(renderers);
}
