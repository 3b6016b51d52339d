import type { RemoteName } from '@donate-impact/shared/contract';
import { type Part, parts, type Route, routeTable } from '@donate-impact/shared/routes';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const schema = v.object({
  called: text,
  offers: v.array(text),
  pages: v.record(
    v.string(),
    v.object({
      path: v.pipe(v.string(), v.regex(/^\/(?:[a-z]*|[a-z]+\/:\w+)$/)),
      title: text,
      link: v.optional(text),
    }),
  ),
});

interface AddedRemote extends Part {
  name: RemoteName;
  /** The URL of its manifest. */
  address: string;
}

/**
 * The remotes that the shell was built without, each from a data block `<script data-remote="news" data-address="…">` of
 * the page. One that declares something else than a remote is left out.
 */
export function addedRemotes(page: ParentNode): AddedRemote[] {
  return [...page.querySelectorAll<HTMLElement>('script[data-remote]')].flatMap((block) => {
    const { remote, address = '' } = block.dataset;
    try {
      const declared = v.parse(schema, JSON.parse(block.textContent));
      return [{ ...declared, name: remote as RemoteName, address }];
    } catch {
      return [];
    }
  });
}

/** Every route of the site. A path has the page of the first remote that claims it. */
export function routesWith(added: readonly AddedRemote[]): readonly Route[] {
  const taken = new Set(routeTable.map(({ path }) => path));
  const others = added.flatMap(({ name, pages }) =>
    Object.entries(pages).map(([page, declared]) => ({ remote: name, page, ...declared }) as Route),
  );
  return [...routeTable, ...others.filter(({ path }) => !taken.has(path) && taken.add(path))];
}

const added = typeof document === 'undefined' ? [] : addedRemotes(document);

/** The manifest URLs of the remotes that the shell was built without. */
export const addedAddresses = Object.fromEntries(added.map(({ name, address }) => [name, address]));

/** What the remotes of the site declare, also those that the shell was built without. */
export const siteParts: Readonly<Record<RemoteName, Part>> = {
  ...parts,
  ...Object.fromEntries(added.map((remote) => [remote.name, remote])),
};

/** Who owns which address of the site. */
export const siteRoutes = routesWith(added);
