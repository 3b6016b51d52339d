import { idOf, type Route } from '@donate-impact/shared/routes';
import { matchRoutes } from 'react-router-dom';
import { siteRoutes } from '../siteRemotes';
import { savesData, whenIdle } from './idleTime';

const targets = 'a[href^="/"], [data-prefetch]';

/** What is done with a page that may be opened next: likely, if its link is in the main part or the visitor is at it. */
type Prepare = (page: { route: Route; address: string; isLikely: boolean }) => void;

/**
 * Calls `prepare` for the page behind a link, or behind a control with `data-prefetch`, when it is less than a screen
 * out of view, under the pointer or focused: in idle time, and not for visitors who save data.
 */
export function prefetchLinks(prepare: Prepare) {
  if (savesData()) return;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        prefetch(target, prepare, target.closest('main') !== null);
      }
    },
    { rootMargin: '100%' },
  );
  const observe = () => {
    for (const target of document.querySelectorAll(targets)) seen.observe(target);
  };
  new MutationObserver(() => whenIdle(observe)).observe(document.body, {
    childList: true,
    subtree: true,
  });
  const onHint = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(targets) : null;
    if (link) prefetch(link, prepare, true);
  };
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, onHint);
  whenIdle(observe);
}

function prefetch(target: Element, prepare: Prepare, isLikely: boolean) {
  const address = target.getAttribute('data-prefetch') ?? target.getAttribute('href') ?? '';
  const route = routeAt(address.replace(/[?#].*/, ''));
  if (route && !target.closest('[data-failure]'))
    whenIdle(() => prepare({ route, address, isLikely }));
}

function routeAt(path: string): Route | undefined {
  const known = siteRoutes.map((route) => ({ id: idOf(route), path: route.path }));
  const id = matchRoutes(known, path)?.[0]?.route.id;
  return siteRoutes.find((route) => idOf(route) === id);
}
