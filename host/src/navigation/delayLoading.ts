import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

const soon = 150;

/**
 * Makes the router tell that a page is loading only after 150 ms: a page that comes sooner needs no notice, and the site
 * is not rendered once more before it.
 */
export function delayLoading(router: Router) {
  const { subscribe } = router;
  router.subscribe = (subscriber) => {
    let waiting: ReturnType<typeof setTimeout>;
    const unsubscribe = subscribe((state, options) => {
      clearTimeout(waiting);
      if (state.navigation.state === 'idle') subscriber(state, options);
      else waiting = setTimeout(subscriber, soon, state, options);
    });
    return () => {
      clearTimeout(waiting);
      unsubscribe();
    };
  };
}
