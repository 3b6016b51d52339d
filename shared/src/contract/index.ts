export { contractVersion } from './contractVersion';
export type { PageName, RemoteName, RemotePages } from './RemotePages';
