import { useEffect } from 'react';

const site = 'Donate Impact';

/** Sets the document's title to the page's, followed by the site's name unless the title starts with it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title.startsWith(site) ? title : `${title} · ${site}`;
  }, [title]);
}
