import type { Dispatch } from 'redux';

/**
 * Runs when the visitor enters a page. The module of a page may export it as `onEnter`. It is called once the
 * page is there and before it is painted: on the first load, after a navigation, and when the remote runs alone. It is
 * not called when a page that was shown is tried again after a failure.
 */
export type OnEnter = (entry: { dispatch: Dispatch }) => void;
