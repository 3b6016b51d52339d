import { tolerateNoColorScheme } from '@donate-impact/patches/tests/tolerateNoColorScheme';
import type { Browser, BrowserType, LaunchOptions, Page } from '@playwright/test';
import type { Circumstances, Engine, Visitor } from './Engine';

/**
 * An engine that Playwright drives: Playwright's own builds, Chromium, or stock Firefox over WebDriver BiDi.
 * @param executablePath a browser other than Playwright's own
 */
export async function playwrightEngine(
  type: BrowserType,
  executablePath?: string,
): Promise<Engine> {
  const stockFirefox = type.name() === 'firefox' && executablePath !== undefined;
  const options: LaunchOptions = {
    executablePath,
    ...(stockFirefox && { channel: 'moz-firefox' }),
    ...(type.name() === 'chromium' && {
      args: ['--no-sandbox', '--disable-background-networking'],
    }),
  };
  const browser = await launch();

  async function launch(firefoxUserPrefs?: LaunchOptions['firefoxUserPrefs']) {
    const launched = await type.launch({ ...options, firefoxUserPrefs });
    if (stockFirefox) tolerateNoColorScheme(launched);
    return launched;
  }

  return {
    visit: async (how) => {
      if (!stockFirefox || !how.dark) return visitorIn(browser, how);
      // 0 is dark. Stock Firefox cannot change this while it runs.
      const dark = await launch({ 'layout.css.prefers-color-scheme.content-override': 0 });
      const visitor = await visitorIn(dark, how);
      return { ...visitor, leave: () => dark.close() };
    },
    close: () => browser.close(),
  };
}

async function visitorIn(browser: Browser, how: Circumstances): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: how.origin,
    colorScheme: how.dark ? 'dark' : 'light',
    viewport: { width: how.width, height: 740 },
  });
  const page = await context.newPage();
  listen(page, how.complain);
  return {
    open: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    click: (role, name) => page.getByRole(role, { name, exact: true }).click(),
    pressEscape: () => page.keyboard.press('Escape'),
    read: (look, argument) => page.evaluate(look as never, argument),
    leave: () => context.close(),
  };
}

function listen(page: Page, complain: Circumstances['complain']) {
  page.on('pageerror', (error) => complain(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`console: ${message.text()}`);
  });
}
