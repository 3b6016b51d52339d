export { contractVersion, neededVersion } from './contractVersion';
export { fitOf } from './fitOf';
export type { OnEnter } from './OnEnter';
export type { PageId, PageName, RemoteName, RemotePages, SlotName } from './RemotePages';
