/** @jest-environment node */
import { createMemoryRouter } from 'react-router-dom';
import { delayLoading } from './delayLoading';

afterEach(() => jest.useRealTimers());

it.each([
  ['only the page that is there within 150 ms', 149, ['idle /next']],
  ['that a page is loading which takes longer', 151, ['loading /', 'idle /next']],
])('tells %s', async (_, takes, expected) => {
  const { router, told } = watchedRouter(takes);

  void router.navigate('/next');
  await jest.advanceTimersByTimeAsync(1000);

  expect(told).toEqual(expected);
});

it('tells nothing more to a subscriber that has left', async () => {
  const { router, told, leave } = watchedRouter(500);

  void router.navigate('/next');
  leave();
  await jest.advanceTimersByTimeAsync(1000);

  expect(told).toEqual([]);
});

/** A router whose next page takes so long to load, in ms, and what it tells of its state and page. */
function watchedRouter(takes: number) {
  jest.useFakeTimers();
  const loader = () => new Promise((resolve) => setTimeout(resolve, takes, null));
  const router = createMemoryRouter([{ path: '/' }, { path: '/next', loader }]);
  delayLoading(router);
  const told: string[] = [];
  const leave = router.subscribe(({ navigation, location }) => {
    told.push(`${navigation.state} ${location.pathname}`);
  });
  return { router, told, leave };
}
