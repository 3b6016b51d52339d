const mostAddresses = 10_000;

/** Admits one request a second from an address after the first `burst`. */
export function createLimit(burst: number) {
  const addresses = new Map<string, { excess: number; at: number }>();
  return (address: string) => {
    const now = performance.now();
    const before = addresses.get(address);
    const excess = before ? Math.max(0, before.excess - (now - before.at) / 1000 + 1) : 0;
    if (excess > burst) return false;
    if (addresses.size >= mostAddresses) addresses.clear();
    addresses.set(address, { excess, at: now });
    return true;
  };
}
