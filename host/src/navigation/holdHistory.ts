import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

/**
 * Keeps Back and Forward from the router until the page is hydrated, because what is hydrated has to be the page of the
 * markup. Call it before the router is created, so that it hears of them first, and what it returns with the router: when
 * the router is first subscribed to, it goes where the visitor has gone meanwhile.
 */
export function holdHistory() {
  let hasMoved = false;
  const hold = (event: Event) => {
    hasMoved = true;
    event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', hold);

  return (router: Router) => {
    const { subscribe } = router;
    router.subscribe = (subscriber) => {
      router.subscribe = subscribe;
      window.removeEventListener('popstate', hold);
      const unsubscribe = subscribe(subscriber);
      if (hasMoved) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      return unsubscribe;
    };
  };
}
