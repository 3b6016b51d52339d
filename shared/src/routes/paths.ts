// Written by npm run remotes from each remote’s remote.json.

/** Every path of the site: `path` is the router's pattern, `getHref` builds a URL that matches it. */
export const paths = {
  landing: { path: '/', getHref: () => '/' },
  about: { path: '/about', getHref: () => '/about' },
  audit: { path: '/audit', getHref: () => '/audit' },
  accessibility: { path: '/accessibility', getHref: () => '/accessibility' },
  wizard: { path: '/demo', getHref: () => '/demo' },
  results: { path: '/results', getHref: () => '/results' },
  candidate: {
    path: '/candidate/:id',
    getHref: (of: { id: string }) => `/candidate/${encodeURIComponent(of.id)}`,
  },
  confirm: { path: '/confirm', getHref: () => '/confirm' },
} as const;
