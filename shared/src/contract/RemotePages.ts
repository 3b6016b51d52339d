import type { ComponentType } from 'react';

/**
 * Every page of every remote, by remote and then by page. A page takes no props: the URL, the store and
 * the query client of the shell are all that it reads.
 */
export interface RemotePages {
  marketing: { Landing: ComponentType; About: ComponentType; Accessibility: ComponentType };
  wizard: { Wizard: ComponentType };
  results: { Results: ComponentType; Candidate: ComponentType; Confirm: ComponentType };
}

/** The name under which a remote is served (`/remotes/<name>/`) and known to the federation runtime. */
export type RemoteName = keyof RemotePages;

/** The pages that one remote exposes. */
export type PageName<R extends RemoteName> = keyof RemotePages[R] & string;

/** One page: its remote, and its name there. */
export type PageId = { [R in RemoteName]: { remote: R; page: PageName<R> } }[RemoteName];
