import type { OnEnter } from '@donate-impact/shared/contract';
import type { ModuleFederation } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import { breakRelease, type Release } from './Remote';

/** Runs a page's module and gives its component. Rejects, and marks the release as broken, when it throws. */
export async function loadModule(
  federation: Pick<ModuleFederation, 'loadRemote'>,
  release: Release,
  page: string,
) {
  const loading = federation.loadRemote<Record<string, unknown>>(`${release.id}/${page}`);
  const module = await loading.catch((cause) => {
    breakRelease(release);
    throw cause;
  });
  if (release.state.name === 'broken')
    throw new Error('another of its pages failed when it first ran');
  const { [page]: Page, onEnter } = module ?? {};
  if (typeof Page !== 'function') throw new Error(`the module has no component ${page}`);
  return {
    Page: Page as ComponentType,
    onEnter: typeof onEnter === 'function' ? (onEnter as OnEnter) : undefined,
  };
}
