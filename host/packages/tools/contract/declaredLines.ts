import type { Remotes } from './documentLines';

/** The path of each page. */
export function pagesOf(remotes: Remotes) {
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([remote, { pages }]) =>
      Object.entries(pages).map(([page, { path }]) => [`${remote}/${page}`, path]),
    ),
  );
}

/** Which page has a slot, and which module fills it. */
export function slotsOf(remotes: Remotes) {
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([remote, { slots = {}, fills = {} }]) => [
      ...Object.entries(slots).map(([slot, page]) => [`${slot} in ${remote}/${page}`, 'place']),
      ...Object.entries(fills).map(([slot, module]) => [`${slot} by ${remote}/${module}`, 'fills']),
    ]),
  );
}
