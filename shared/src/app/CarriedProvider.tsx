import type { UnknownAction } from '@reduxjs/toolkit';
import { type ReactNode, useMemo } from 'react';
import { Provider, useStore } from 'react-redux';
import { initialPreferences, type RootState } from '../preferences';

/** How remotes that were built for the contract's major version before see the store. */
export interface CarriedContract {
  /** An action of theirs, as this version has it. */
  action: (theirs: UnknownAction) => UnknownAction;
  /** The state, as theirs has it. */
  state: (ours: RootState) => unknown;
}

interface CarriedProviderProps {
  contract: CarriedContract;
  children: ReactNode;
}

/** Gives a page of the major version before the store as its contract has it: the same state behind another form. */
export function CarriedProvider({ contract, children }: CarriedProviderProps) {
  const store = useStore<RootState, UnknownAction>();
  const carried = useMemo(() => {
    const getState = remembered(contract.state, store.getState);
    const dispatch = <A extends UnknownAction>(theirs: A) => {
      store.dispatch(contract.action(theirs));
      return theirs;
    };
    return { ...store, dispatch, getState };
  }, [store, contract]);
  return (
    <Provider store={carried} serverState={contract.state({ preferences: initialPreferences })}>
      {children}
    </Provider>
  );
}

/** The same form for the same state: React compares what it reads by identity. */
function remembered<Ours, Theirs>(form: (ours: Ours) => Theirs, read: () => Ours) {
  let last: { ours: Ours; theirs: Theirs } | undefined;
  return () => {
    const ours = read();
    if (last?.ours !== ours) last = { ours, theirs: form(ours) };
    return last.theirs;
  };
}
