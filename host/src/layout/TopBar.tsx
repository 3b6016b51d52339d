import { paths } from '@donate-impact/shared/routes';
import { useEffect, useRef, useState } from 'react';
import { Link, matchRoutes, useLocation } from 'react-router-dom';
import type { SiteRoute } from '../siteRoutes';
import { Bar, Brand, MenuButton, Nav } from './TopBar.styles';
import { Wordmark } from './Wordmark';

/** The site's navigation; on small screens it collapses to a menu button. */
export function TopBar({ routes }: { routes: readonly SiteRoute[] }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key, pathname } = useLocation();
  const all = routes.map(({ path }) => ({ path, caseSensitive: true }));
  const current = matchRoutes(all, pathname)?.[0]?.route.path ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  return (
    <Bar>
      <div>
        <Brand as={Link} to={paths.landing.getHref()}>
          <Wordmark />
        </Brand>
        <MenuButton
          ref={button}
          aria-expanded={open}
          aria-controls="site-navigation"
          onClick={() => setOpen(!open)}
        >
          Menu
        </MenuButton>
        <Nav id="site-navigation" aria-label="Site" data-open={open}>
          {routes.map(({ id, path, link }) =>
            link ? (
              <Link key={id} to={path} aria-current={isCurrent(path, current) ? 'page' : undefined}>
                {link}
              </Link>
            ) : null,
          )}
        </Nav>
      </div>
    </Bar>
  );
}

/** True for the link to the current page, or to the one above it, as the gateway marks it (host/gateway/pages/markup.ts). */
function isCurrent(path: string, current: string) {
  return current === path || (path !== '/' && current.startsWith(`${path}/`));
}
