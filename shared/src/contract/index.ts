export { contractVersion } from './contractVersion';
export type { PageId, PageName, RemoteName, RemotePages } from './RemotePages';
