/**
 * Throws unless an address is of this site, or of an origin that its operator allows: the page names those, separated by
 * spaces, in `data-origins`.
 */
export function assertAllowed(address: string) {
  const { origin } = new URL(address, window.location.href);
  const allowed = document.documentElement.dataset.origins?.split(' ') ?? [];
  if (origin !== window.location.origin && !allowed.includes(origin))
    throw new TypeError(`it comes from an origin that this site does not allow (${origin})`);
}
