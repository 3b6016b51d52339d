import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import type { OnEnter } from '../contract';

/**
 * Wraps a page of a remote in development, so that each new version of its module replaces the one on screen without
 * loading the page anew. React can do the same and keep more state, but only where the shell is a development build.
 * @param name the name of the component
 * @param current gives the module as it is now
 */
export function hotPage(name: string, current: () => object) {
  const shown = new Set<() => void>();
  const subscribe = (onChange: () => void) => {
    shown.add(onChange);
    return () => shown.delete(onChange);
  };
  const component = (): ComponentType => Reflect.get(current(), name);
  const onEnter: OnEnter = (entry) => Reflect.get(current(), 'onEnter')?.(entry);

  return {
    HotPage: CurrentPage.bind(null, { subscribe, component }),
    onEnter,

    /** Shows the new version of the module; loads the page anew if the version before failed. */
    update(reload = () => window.location.reload()) {
      if (shown.size === 0 && document.querySelector('[data-failure]')) reload();
      for (const onChange of shown) onChange();
    },
  };
}

interface CurrentPageProps {
  subscribe: (onChange: () => void) => () => void;
  component: () => ComponentType;
}

function CurrentPage({ subscribe, component }: CurrentPageProps) {
  return createElement(useSyncExternalStore(subscribe, component));
}
