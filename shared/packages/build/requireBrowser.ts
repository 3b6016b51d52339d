import { chromium } from '@playwright/test';
import { findHeadlessBrowser } from './findBrowser';

/** Ends a browser suite at once if there is no browser, with a message that names the fix. */
export default function requireBrowser() {
  if (findHeadlessBrowser(() => chromium.executablePath())) return;
  throw new Error(
    'No browser found: run npm test to install one, or set CHROMIUM_PATH to Chromium or Chrome',
  );
}
