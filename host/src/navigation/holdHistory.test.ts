import { waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router-dom';
import { holdHistory } from './holdHistory';

let dispose = () => {};
afterEach(() => dispose());

it.each([
  ['Back', -1, '/before'],
  ['Forward', 1, '/after'],
])(
  'keeps %s from the router until it is subscribed to, and then goes there',
  async (_, by, path) => {
    const { router, subscribe, told } = await aHeldRouter();

    await go(by, path);
    expect(router.state.location.pathname).toBe('/shown');
    subscribe();

    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(told).toContain(path);
  },
);

it('tells other listeners which entry of the history it is', async () => {
  const { subscribe } = await aHeldRouter();
  const listener = jest.fn();
  window.addEventListener('popstate', listener, { once: true });

  await go(-1, '/before');
  expect(listener).not.toHaveBeenCalled();
  subscribe();

  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ state: { idx: 0 } }));
});

it('loads nothing when the visitor has stayed', async () => {
  const { subscribe, load } = await aHeldRouter();

  subscribe();

  expect(load).not.toHaveBeenCalled();
});

it('goes there once, however often the router is subscribed to', async () => {
  const { subscribe, load } = await aHeldRouter();
  await go(-1, '/before');

  subscribe();
  subscribe();

  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves Back to the router from then on', async () => {
  const { router, subscribe } = await aHeldRouter();
  subscribe();

  await go(-1, '/before');

  await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
});

it('tells nothing more to a subscriber that has left', async () => {
  const { router, subscribe, told } = await aHeldRouter();
  const leave = subscribe();

  leave();
  await router.navigate('/after');

  expect(told).toEqual([]);
});

/** Moves in the history as the visitor does. */
async function go(by: number, path: string) {
  history.go(by);
  await waitFor(() => expect(location.pathname).toBe(path));
}

/** A router of a page with one before it and one after it, and what it loads and tells its subscribers. */
async function aHeldRouter() {
  for (const [idx, path] of ['/before', '/shown', '/after'].entries())
    history.pushState({ idx }, '', path);
  await go(-1, '/shown');
  const load = jest.fn(() => null);
  const release = holdHistory();
  const router = createBrowserRouter([{ id: 'page', path: '/:page', loader: load }], {
    hydrationData: { loaderData: { page: null } },
  });
  dispose = router.dispose;
  release(router);
  const told: string[] = [];
  const subscribe = () => router.subscribe(({ location: { pathname } }) => told.push(pathname));
  return { router, subscribe, told, load };
}
