/// <reference types="@testing-library/jest-dom" />
import { webcrypto } from 'node:crypto';
import { PerformanceObserver } from 'node:perf_hooks';

// jsdom has no Web Crypto.
if (!globalThis.crypto?.subtle)
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

// As in production; otherwise, jsdom would parse all styles again for each new rule.
process.env.SC_DISABLE_SPEEDY = 'false';

// Tests in Node need none of it.
if (typeof document !== 'undefined') {
  // jsdom keeps no record of what was loaded.
  Performance.prototype.getEntriesByType ??= () => [];
  Object.assign(window, { PerformanceObserver });
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/dom') as typeof import('@testing-library/dom');
  // Generous, because machines differ in speed: these timeouts only end a wait that would never succeed.
  configure({ asyncUtilTimeout: 10_000 });
}

// Mutants must not survive by the luck of random cases.
if (process.env.STRYKER_MUTATOR_WORKER) require('fast-check').configureGlobal({ seed: 1 });
