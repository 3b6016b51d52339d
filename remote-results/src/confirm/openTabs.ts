/**
 * Opens every address in a tab of its own and gives the addresses that the browser blocked. With the `noopener`
 * feature `window.open` always gives null, and a blocked tab could not be told; so the opener is cut afterwards.
 */
export function openTabs(addresses: readonly string[]): string[] {
  return addresses.filter((address) => {
    const tab = window.open(address, '_blank');
    if (tab) tab.opener = null;
    return tab === null;
  });
}
