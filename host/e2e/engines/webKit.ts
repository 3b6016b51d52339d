import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import type { Engine } from './Visitor';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';

/** WebKitGTK's MiniBrowser, over WebDriver, on an X screen of its own. */
export const webKit: Engine = {
  name: 'webkit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => existsSync(driverPath) && existsSync(screenPath),
  visit: async () => {
    const screen = spawn(screenPath, ['-displayfd', '1'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [display] = await once(screen.stdout, 'data');
    const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
    const service = new ServiceBuilder(driverPath).setEnvironment(env).build();
    const options = { 'webkitgtk:browserOptions': { args: ['--automation'] } };
    const stop = async () => {
      await service.kill();
      screen.kill();
    };
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({ browserName: 'MiniBrowser', ...options })
      .build()
      .catch((error) => stop().then(() => Promise.reject(error)));
    return {
      open: async (url) => {
        await driver.get(url);
        // For a moment, the page before may still be the one that answers.
        await driver.wait(() => driver.executeScript('return location.href === arguments[0]', url));
      },
      reload: () => driver.navigate().refresh(),
      back: () => driver.navigate().back(),
      // The element may be gone or covered a moment later.
      click: (role, name) =>
        expect(() => click(driver, role, name)).toPass({ intervals: [50], timeout: 20_000 }),
      read: (look) => driver.executeScript(look),
      leave: () => driver.quit().finally(stop),
    };
  },
};

const tags: Record<string, string> = { link: 'a', checkbox: 'input', radio: 'input' };

/** Clicks the element with this role and this name, as the engine computes them. */
async function click(driver: WebDriver, role: string, name: string) {
  const tag = tags[role] ?? role;
  // Each question to the driver takes a while, so it is asked about few elements. Hidden text may follow the name.
  const named = `[self::input or starts-with(normalize-space(.), "${name}") or @aria-label="${name}"]`;
  for (const element of await driver.findElements(By.xpath(`//${tag}${named}`))) {
    if ((await element.getAccessibleName()) !== name || (await element.getAriaRole()) !== role)
      continue;
    // The driver does not always scroll to an element below the window.
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    return element.click();
  }
  throw new Error(`No ${role} has the name "${name}"`);
}
