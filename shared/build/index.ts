export { hostConfig } from './hostConfig';
export { oneBundleConfig } from './oneBundleConfig';
export { remoteConfig } from './remoteConfig';
