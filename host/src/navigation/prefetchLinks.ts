import { matchRoutes } from 'react-router-dom';
import type { SiteRoute } from '../siteRoutes';
import { savesData, whenIdle } from './idleTime';

const targets = 'a[href^="/"], [data-prefetch]';

/**
 * Calls `prefetch` for the page behind a link, or behind a control with `data-prefetch`, when it is less than a screen
 * out of view, under the pointer or focused: in idle time, and not for visitors who save data.
 */
export function prefetchLinks(routes: readonly SiteRoute[], prefetch: (page: SiteRoute) => void) {
  if (savesData()) return;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        prefetchFrom(target);
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
    if (link) prefetchFrom(link);
  };
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, onHint);
  whenIdle(observe);

  function prefetchFrom(target: Element) {
    const url = target.getAttribute('data-prefetch') ?? target.getAttribute('href') ?? '';
    const route = matchRoutes([...routes], url.replace(/[?#].*/, ''))?.[0]?.route;
    if (route && !target.closest('[data-failure]')) whenIdle(() => prefetch(route));
  }
}
