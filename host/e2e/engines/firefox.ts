import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { Engine } from './Visitor';

const paths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The system's Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  packages: ['firefox-esr'],
  isInstalled: () => paths.some(existsSync),
  visit: async () => {
    const browser = await launch({ browser: 'firefox', executablePath: paths.find(existsSync) });
    const page = await browser.newPage();
    return {
      open: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      back: async () => void (await page.goBack()),
      click: (role, name) => page.locator(`::-p-aria(${name}[role="${role}"])`).click(),
      read: (look) => page.evaluate(look),
      leave: () => browser.close(),
    };
  },
};
