export { contractVersion } from './contractVersion';
export type { OnEnter } from './OnEnter';
export type { PageId, PageName, RemoteName, RemotePages } from './RemotePages';
