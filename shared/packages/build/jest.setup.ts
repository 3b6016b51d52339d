import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';
import { configure } from '@testing-library/dom';

// jsdom has no Web Crypto.
if (!globalThis.crypto?.subtle)
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

// Generous, because machines differ in speed: these timeouts only end a wait that would never succeed.
configure({ asyncUtilTimeout: 10_000 });
