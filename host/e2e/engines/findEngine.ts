import { existsSync } from 'node:fs';
import { findChromium } from '@donate-impact/build/chromium';
import { findStock } from '@donate-impact/build/engines';
import { chromium, firefox, webkit } from '@playwright/test';
import type { Engine } from './Engine';
import { playwrightEngine } from './playwrightEngine';
import { webKitEngine } from './webKitEngine';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Finds an engine: Playwright's own build, else the system's. Undefined if there is none. */
export function findEngine(name: EngineName): (() => Promise<Engine>) | undefined {
  if (name === 'chromium') {
    const path = findChromium();
    return path ? () => playwrightEngine(chromium, path) : undefined;
  }
  const type = { firefox, webkit }[name];
  if (existsSync(type.executablePath())) return () => playwrightEngine(type);
  const path = findStock(name);
  if (!path) return undefined;
  return () => (name === 'webkit' ? webKitEngine(path) : playwrightEngine(type, path));
}
