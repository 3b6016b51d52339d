import { chromium } from '@playwright/test';
import { findHeadlessBrowser } from './findBrowser.mjs';

/** Ends a browser suite at once where there is no browser, with what to do. */
export default function requireBrowser() {
  if (findHeadlessBrowser(() => chromium.executablePath())) return;
  throw new Error(
    'No browser: npm test installs one; or set CHROMIUM_PATH to a Chromium or Chrome',
  );
}
