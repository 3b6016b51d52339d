import { useDispatch, useSelector } from 'react-redux';
import type { Dispatch } from 'redux';
import type { RootState } from './preferencesSelectors';

/** `useSelector` on the site's store. */
export const useAppSelector = /* @__PURE__ */ useSelector.withTypes<RootState>();

/** `useDispatch` on the site's store. */
export const useAppDispatch = /* @__PURE__ */ useDispatch.withTypes<Dispatch>();
