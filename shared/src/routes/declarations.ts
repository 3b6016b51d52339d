import type { RemoteDeclaration, RemoteName } from '../contract';
import json from './declarations.json' with { type: 'json' };

/** Every remote's `remote.json`, by the remote's name. */
export const declarations: Readonly<Record<RemoteName, RemoteDeclaration>> = json;
