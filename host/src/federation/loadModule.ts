import type { OnEnter } from '@donate-impact/shared/contract';
import type { ComponentType } from 'react';
import type { Container } from './createEntries';
import { breakRelease, type Release } from './Remote';

/** Runs a page's module and gives its component. Rejects, and marks the release as broken, when it throws. */
export async function loadModule(container: Container, release: Release, page: string) {
  const running = container.get(`./${page}`).then((factory) => factory());
  const module = await running.catch((cause) => {
    breakRelease(release);
    throw cause;
  });
  if (release.state.name === 'broken')
    throw new Error('another of its pages failed when it first ran');
  const { [page]: Page, onEnter } = (module ?? {}) as Record<string, unknown>;
  if (typeof Page !== 'function') throw new Error(`the module has no component ${page}`);
  return {
    Page: Page as ComponentType,
    onEnter: typeof onEnter === 'function' ? (onEnter as OnEnter) : undefined,
  };
}
