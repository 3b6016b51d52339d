import { test as base, expect } from '@playwright/test';
import type { Engine, Visitor } from './Engine';
import { type EngineName, findEngine } from './findEngine';
import { serveWatched, type WatchedSite } from './watchedSite';

interface Circumstances {
  dark: boolean;
  width: number;
  storageBlocked: boolean;
}

interface Journey extends Circumstances {
  site: WatchedSite;
  visitor: Visitor;
}

// What an engine says though nothing is wrong. Where the Integrity-Policy asks for hashes, WebKit does not preload
// scripts, whatever hash the link has; Firefox compares the hash of nothing for a script that a visitor did not wait for.
const saidInVain: Record<EngineName, RegExp[]> = {
  chromium: [],
  firefox: [/computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9/],
  webkit: [/^not loaded: <link rel="preload" as="script"/],
};

/** Playwright's test with a visitor in each engine. After each test, expects no console messages and no policy violations. */
export const test = base.extend<Journey, { engineName: EngineName; engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const start = findEngine(engineName);
      if (!start) throw new Error(`${engineName} is not installed`);
      const engine = await start();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  dark: [false, { option: true }],
  width: [1024, { option: true }],
  storageBlocked: [false, { option: true }],
  site: async ({ engineName, storageBlocked }, use) => {
    const site = await serveWatched({ storageBlocked });
    await use(site);
    await site.close();
    const { complaints, expected } = site;
    const known = [...expected, ...saidInVain[engineName]];
    expect(complaints.filter((said) => !known.some((kind) => kind.test(said)))).toEqual([]);
  },
  visitor: async ({ engine, site, dark, width }, use) => {
    const complain = (complaint: string) => site.complaints.push(complaint);
    const visitor = await engine.visit({ origin: site.origin, dark, width, complain });
    await use(visitor);
    await visitor.leave();
  },
});

export { expect };
