import installChromium from '@donate-impact/build/chromium';
import { chromium } from '@playwright/test';

/**
 * Starts the browser that measures. V8 notes where in its source every function is, as soon as it compiles it: it would
 * otherwise parse functions again when React makes its constant errors, because DevTools, through which Playwright works,
 * wants to know where errors come from. No visitor's browser does that.
 */
export function launchBrowser() {
  return chromium.launch({
    executablePath: installChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
}
