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
  site: async ({ storageBlocked }, use) => {
    const site = await serveWatched({ storageBlocked });
    await use(site);
    await site.close();
    const { complaints, expected } = site;
    expect(complaints.filter((said) => !expected.some((kind) => kind.test(said)))).toEqual([]);
  },
  visitor: async ({ engine, site, dark, width }, use) => {
    const complain = (complaint: string) => site.complaints.push(complaint);
    const visitor = await engine.visit({ origin: site.origin, dark, width, complain });
    await use(visitor);
    await visitor.leave();
  },
});

export { expect };
