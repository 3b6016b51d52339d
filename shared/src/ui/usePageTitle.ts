import { useEffect } from 'react';

const site = 'Donate Impact';

/** Names the document after the page, with the site's name behind it unless the title starts with that. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title.startsWith(site) ? title : `${title} · ${site}`;
  }, [title]);
}
