import type { SiteConfig, SiteRemote } from '@donate-impact/shared/contract';
import { createLoader } from '../createLoader';
import { type Phase, RemoteError } from '../RemoteError';
import { siteRemotes } from './siteRemotes';

/** A loader for tests: of every module it asks `getModule`, by a name such as `wizard/Wizard`. */
export function aLoader(remotes: readonly SiteRemote[] = siteRemotes) {
  const used = new Map<string, string>();
  const getModule = jest.fn<Promise<Record<string, unknown>>, [string, string]>();
  const federation = {
    use: jest.fn((remote: string, { id }: { id: string }) => {
      used.set(remote, id);
    }),
    async load(remote: string, page: string) {
      const release = used.get(remote) ?? '';
      return getModule(`${remote}/${page}`, release);
    },
    async explainFailure(remote: string, thrown: unknown) {
      if (thrown instanceof RemoteError) return thrown;
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      return Object.assign(anError(remote, used.get(remote) ?? '', message), { cause: thrown });
    },
  };
  const fetchSiteConfig = jest.fn(async () => ({ remotes }) as SiteConfig);
  const reportFailure = jest.fn();
  const loader = createLoader(remotes, { federation, fetchSiteConfig, reportFailure });
  return { loader, getModule, federation, fetchSiteConfig, reportFailure };
}

/** Why a release failed, for tests. */
export function anError(remote: string, release: string, message: string, phase: Phase = 'page') {
  return new RemoteError({ remote, release, phase, address: '', message });
}
