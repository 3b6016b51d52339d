export { AppProviders } from './AppProviders';
export { createQueryClient } from './createQueryClient';
export { type AppStore, createStore } from './createStore';
export { createVisitorStore } from './createVisitorStore';
export { EnteredPage } from './EnteredPage';
