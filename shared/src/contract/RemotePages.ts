import type { ComponentType } from 'react';
import type declarations from '../routes/declarations.json';
import type { ExtensionPoints } from '../routes/extensionPoints';

type Declarations = typeof declarations;

/** The name under which a remote is served (`/remotes/<name>/`) and known to the federation runtime. */
export type RemoteName = keyof Declarations;

/** The pages that one remote exposes. */
export type PageName<R extends RemoteName> = keyof Declarations[R]['pages'] & string;

/**
 * Every page of every remote, by remote and then by page, as the remotes declare them. A page takes no props: the URL, the
 * store and the query client of the shell are all that it reads.
 */
export type RemotePages = { [R in RemoteName]: { [P in PageName<R>]: ComponentType } };

/** The name of an extension point: a place in a page of one remote that may hold widgets of others. */
export type ExtensionPointName = keyof ExtensionPoints;

/** The props of a widget: the context of its extension point. */
export type WidgetProps<N extends ExtensionPointName> = Required<ExtensionPoints[N]>['context'];

/** A widget for an extension point. */
export type Widget<N extends ExtensionPointName> = ComponentType<WidgetProps<N>>;

/** One page: its remote, and its name there. */
export type PageId = { [R in RemoteName]: { remote: R; page: PageName<R> } }[RemoteName];
