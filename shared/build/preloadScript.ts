/** A link that has the browser load a script with the page, which it is to run with this hash. */
export function preloadScript({ address, integrity }: { address: string; integrity?: string }) {
  return `<link rel="preload" as="script" crossorigin integrity="${integrity}" href="${address}">`;
}
