export type { Queries } from '../candidates/candidatesQuery';
export type { Actions } from '../preferences/preferencesActions';
export type { RootState } from '../preferences/preferencesSelectors';
export type { LocalStorage } from '../preferences/preferencesStorage';
export { compareContract } from './compareContract';
export { contractVersion } from './contractVersion';
export { findMisfit, type Needs, type Provided, runtimePackage } from './findMisfit';
export type { Mount, MountedSite } from './Mount';
export type { OnEnter } from './OnEnter';
export type {
  ExtensionPointName,
  PageId,
  PageName,
  RemoteName,
  RemotePages,
  Widget,
  WidgetProps,
} from './RemotePages';
export type { RemoteDeclaration, RemoteRelease, SiteConfig, SiteRemote } from './SiteConfig';
