import type { SiteRemote } from '@donate-impact/shared/contract';
import { aLoader, anError } from './testing/aLoader';
import { aRelease, siteRemotes } from './testing/siteRemotes';

const Wizard = () => null;
const wizard = { remote: 'wizard', page: 'Wizard' };
const results = { remote: 'results', page: 'Results' };
const confirm = { remote: 'results', page: 'Confirm' };

let { loader, getModule, federation, fetchSiteConfig, reportFailure } = aLoader();

beforeEach(() => {
  jest.useFakeTimers();
  begin(siteRemotes);
});

afterEach(() => jest.useRealTimers());

it('loads the page that a remote exposes, once, from its release', async () => {
  void loader.prefetchPage(wizard);

  const outcomes = await Promise.all([loader.loadPage(wizard), loader.page(wizard).done]);

  expect(outcomes).toEqual([{ Page: Wizard, onEnter: undefined }, outcomes[0]]);
  expect(getModule.mock.calls).toEqual([['wizard/Wizard', 'new']]);
  expect(loader.getRelease('wizard')).toBe('new');
});

it.each([
  ['its onEnter', Wizard, Wizard],
  ['no onEnter when that export is not a function', 'a text', undefined],
])('returns the page with %s', async (_, exported, onEnter) => {
  getModule.mockResolvedValue({ Wizard, onEnter: exported });

  expect(await loader.loadPage(wizard)).toEqual({ Page: Wizard, onEnter });
});

it('tries once more after 400 ms, and reports that as recovered', async () => {
  getModule.mockRejectedValueOnce(new Error('offline'));

  const loading = loader.loadPage(wizard);
  await jest.advanceTimersByTimeAsync(399);
  expect(getModule).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);

  expect(await loading).toMatchObject({ Page: Wizard });
  expect(reported()).toEqual(['wizard@new recovered: offline']);
});

it('stops after the second attempt when there is no release before', async () => {
  getModule.mockRejectedValue(new Error('offline'));

  expect(await load(wizard)).toMatchObject({ error: { message: 'offline' } });

  expect(getModule).toHaveBeenCalledTimes(2);
  expect(reported()).toEqual(['wizard@new: offline']);
});

it('retries with the release that a new tab would get', async () => {
  withReleases('newest', undefined);
  getModule.mockRejectedValueOnce(new Error('gone'));

  expect(await load(wizard)).toMatchObject({ Page: Wizard });

  expect(getModule.mock.calls.map(([, release]) => release)).toEqual(['new', 'newest']);
});

it('puts the release before in the place of one that fails twice, and reports both', async () => {
  begin(withReleases('new', 'old'));
  fail('new', 'a fault');

  expect(await load(wizard)).toMatchObject({ Page: Wizard });

  expect(getModule.mock.calls.map(([, release]) => release)).toEqual(['new', 'new', 'old']);
  expect(reported()).toEqual(['wizard@new recovered: a fault (release old has taken its place)']);
  expect(loader.getRelease('wizard')).toBe('old');
});

it('does not try a release again that does not fit the shell', async () => {
  begin(withReleases('new', 'old'));
  getModule.mockRejectedValueOnce(anError('wizard', 'new', 'another contract', 'contract'));

  expect(await load(wizard)).toMatchObject({ Page: Wizard });

  expect(getModule.mock.calls.map(([, release]) => release)).toEqual(['new', 'old']);
});

it('fails with the first error when the release before fails, too', async () => {
  begin(withReleases('new', 'old'));
  getModule.mockImplementation(async (_, release) => {
    throw new Error(`${release} is broken`);
  });

  expect(await load(wizard)).toMatchObject({ error: { failure: { release: 'new' } } });

  expect(reported()).toEqual(['wizard@new: new is broken']);
});

it('takes every page of a remote from the release that has taken over', async () => {
  begin(withReleases('new', 'old', 'results'));
  await loader.loadPage(results);
  getModule.mockImplementation(async (id, release) => {
    if (release === 'new') throw new Error('a fault');
    return { [id.split('/')[1] ?? '']: Wizard };
  });

  await load(confirm);
  await load(results);

  expect(getModule.mock.calls.at(-1)).toEqual(['results/Results', 'old']);
});

it('puts the release before in the place of one whose page cannot be rendered, once', async () => {
  begin(withReleases('new', 'old'));
  await loader.loadPage(wizard);

  const replacing = loader.replaceRelease(wizard, anError('wizard', 'new', 'a fault', 'render'));
  await jest.advanceTimersByTimeAsync(400);

  expect(await replacing).toBe(true);
  expect(loader.page(wizard).outcome).toMatchObject({ Page: Wizard });
  expect(loader.getRelease('wizard')).toBe('old');
  expect(await loader.replaceRelease(wizard, anError('wizard', 'old', 'a fault', 'render'))).toBe(
    false,
  );
  expect(reported().at(-1)).toBe('wizard@old: a fault');
});

it('tries a page that failed again when the visitor comes back', async () => {
  getModule.mockRejectedValue(new Error('offline'));
  await load(wizard);
  getModule.mockResolvedValue({ Wizard });

  expect(await loader.loadPage(wizard)).toMatchObject({ Page: Wizard });
});

it('requests nothing of a remote that is switched off, until Try again finds it switched on', async () => {
  begin(siteRemotes.map((remote) => ({ ...remote, release: null })));
  expect(await load(wizard)).toMatchObject({
    error: { failure: { phase: 'off', release: 'off' } },
  });
  expect(federation.use).not.toHaveBeenCalled();

  fetchSiteConfig.mockResolvedValue({ remotes: siteRemotes } as never);

  expect(await loader.loadAfresh(wizard)).toMatchObject({ Page: Wizard });
});

it('keeps to what it knows when the gateway does not answer', async () => {
  fetchSiteConfig.mockRejectedValue(new TypeError('offline'));
  getModule.mockRejectedValueOnce(new Error('offline'));

  expect(await load(wizard)).toMatchObject({ Page: Wizard });
});

it('waits for a release as long as its line takes, and says meanwhile that it waits', async () => {
  let arrive = (_: Record<string, unknown>) => {};
  getModule.mockReturnValue(new Promise((resolve) => (arrive = resolve)));

  const loading = loader.loadPage(wizard);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loader.pending()).toBeDefined();
  arrive({ Wizard });

  expect(await loading).toMatchObject({ Page: Wizard });
  expect(loader.pending()).toBeUndefined();
});

it('tries a release that hangs once more, and never the release before in its place', async () => {
  const slow = anError('wizard', 'new', 'nothing arrived any more', 'slow');
  getModule.mockRejectedValue(slow);

  expect(await load(wizard)).toEqual({ error: slow });
  expect(getModule.mock.calls.map(([, release]) => release)).toEqual(['new', 'new']);

  getModule.mockClear();
  await loader.loadAfresh(wizard);
  expect(getModule.mock.calls.map(([, release]) => release)).toEqual(['new']);
});

it('reports a module that lacks the export', async () => {
  getModule.mockResolvedValue({ Other: Wizard });

  const { error } = (await load(wizard)) as { error: Error };

  expect(error.message).toBe('the module has no component Wizard');
});

it('prefetches in one attempt without a report, and no further page of a remote that has failed', async () => {
  getModule.mockRejectedValue(new Error('offline'));
  await loader.prefetchPage(results);
  expect(getModule).toHaveBeenCalledTimes(1);
  await load(results);
  getModule.mockClear();

  await loader.prefetchPage(confirm);

  expect(getModule).not.toHaveBeenCalled();
  expect(reported()).toEqual(['results@new: offline']);
});

it('retries a prefetch that the visitor waits for meanwhile', async () => {
  getModule.mockRejectedValueOnce(new Error('offline'));
  void loader.prefetchPage(wizard);
  // Meanwhile, it does not vouch for what the page in view throws.
  expect(loader.isLoading('wizard')).toBe(false);

  loader.page(wizard);
  expect(loader.isLoading('wizard')).toBe(true);
  expect(await load(wizard)).toMatchObject({ Page: Wizard });
  expect(loader.isLoading('wizard')).toBe(false);
});

it.each([
  ['takes the live release', ['wizard@new'], 'live', ['new', 'live', 'live']],
  ['keeps its release if that was only replaced', [], 'live', ['new', 'new']],
])('when a page is left after a minute, a tab %s', async (_, withdrawn, live, releases) => {
  await load(wizard);
  const remotes = withReleases(live, undefined);
  fetchSiteConfig.mockResolvedValue({ remotes, withdrawn } as never);
  jest.setSystemTime(Date.now() + 60_000);
  // The next step of the same page.
  await load(wizard);
  expect(fetchSiteConfig).not.toHaveBeenCalled();

  await load({ ...wizard, page: 'Steps' });
  await load(wizard);

  expect(fetchSiteConfig).toHaveBeenCalledTimes(1);
  expect(getModule.mock.calls.map(([, release]) => release)).toEqual(releases);
  expect(reported()).toEqual([]);
});

it('waits a second at most for what was taken back, and takes it when it is known', async () => {
  await load(wizard);
  let answer = (_: never) => {};
  fetchSiteConfig.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  jest.setSystemTime(Date.now() + 60_000);

  const loading = loader.loadPage({ ...wizard, page: 'Steps' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await loading).toMatchObject({ Page: Wizard });
  answer({ remotes: withReleases('live', undefined), withdrawn: ['wizard@new'] } as never);
  await load({ ...wizard, page: 'Steps' });
  await load(wizard);

  expect(getModule.mock.calls.map(([, release]) => release)).toEqual(['new', 'new', 'live']);
});

it('goes on when the gateway answers with something else than a configuration', async () => {
  fetchSiteConfig.mockResolvedValue(503 as never);
  jest.setSystemTime(Date.now() + 60_000);

  expect(await load(wizard)).toMatchObject({ Page: Wizard });
});

it('loads a widget in one attempt each time', async () => {
  const widget = { remote: 'results', page: 'LeadingMatches' };
  getModule.mockRejectedValue(new Error('no such module'));

  for (const attempt of [1, 2]) {
    const message = 'no such module';
    expect(await loader.prefetch(widget)).toMatchObject({ error: { message } });
    expect(getModule).toHaveBeenCalledTimes(attempt);
  }
  expect(reported()).toEqual([]);
});

function begin(remotes: readonly SiteRemote[]) {
  ({ loader, getModule, federation, fetchSiteConfig, reportFailure } = aLoader(remotes));
  getModule.mockImplementation(async (id) => ({ [id.split('/')[1] ?? '']: Wizard }));
}

/** The remotes, one of which has another release, and perhaps one before. The gateway knows them, too. */
function withReleases(id: string, before: string | undefined, name = 'wizard') {
  const remotes = siteRemotes.map((remote) =>
    remote.name === name
      ? {
          ...remote,
          release: aRelease(name, id),
          before: before ? aRelease(name, before) : undefined,
        }
      : remote,
  );
  fetchSiteConfig.mockResolvedValue({ remotes } as never);
  return remotes;
}

function fail(release: string, reason: string) {
  getModule.mockImplementation(async (_, used) => {
    if (used === release) throw new Error(reason);
    return { Wizard };
  });
}

async function load(page: typeof wizard) {
  const loading = loader.loadPage(page);
  await jest.advanceTimersByTimeAsync(400);
  return loading;
}

const reported = () =>
  reportFailure.mock.calls.map(
    ([{ remote, release, isRecovered, message }]) =>
      `${remote}@${release}${isRecovered ? ' recovered' : ''}: ${message}`,
  );
