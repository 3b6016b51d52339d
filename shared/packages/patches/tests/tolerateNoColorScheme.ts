import type { Browser } from '@playwright/test';

interface Session {
  send: (method: string, parameters: unknown) => Promise<unknown>;
}

/**
 * Lets contexts open in a stock Firefox that does not support setting a color scheme.
 *
 * Reason: Playwright (1.65.1) sets the scheme of every new context with emulation.setMediaFeaturesOverride, and Firefox
 * (153) does not know the command. Gain: stock Firefox without a second driver. Upstream:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=1549434. Every journey in Firefox fails when this no longer fits. Remove
 * it once the oldest supported Firefox knows the command.
 */
export function tolerateNoColorScheme(browser: Browser) {
  const connection = Reflect.get(browser, '_connection');
  const session: Session = connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, parameters) => {
    try {
      return await send(method, parameters);
    } catch (error) {
      if (method === 'emulation.setMediaFeaturesOverride') return {};
      throw error;
    }
  };
}
