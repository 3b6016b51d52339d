import { extname, join } from 'node:path';
import { defineConfig, expect, type Page, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from './chromium';

/** The command that builds a remote alone and serves its pages on a free port. */
export const servedAlone =
  'npx rsbuild build --environment alone && npx rsbuild preview --environment alone --port 0';

/**
 * The Playwright configuration of one app's browser suite.
 * @param command serves the pages; runs in the app's folder, picks a free port if PORT is 0, and prints its URL
 * once it listens. Omit it if every test starts its own server.
 */
export function playwrightConfig(command?: string): PlaywrightTestConfig {
  const { E2E_REPORT, SERVED_PORT, UV_THREADPOOL_SIZE = '4' } = process.env;
  // For the workers: with more threads, glibc before 2.41 now and then lets a file operation wait forever (its bug 25847).
  process.env.UV_THREADPOOL_SIZE = '1';
  return defineConfig({
    testDir: 'e2e',
    globalSetup: join(import.meta.dirname, `chromium${extname(import.meta.filename)}`),
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    workers: 3,
    // Three browsers on two busy cores may need more than the default 5 s.
    expect: { timeout: 10_000 },
    reporter: E2E_REPORT ? [['dot'], ['json', { outputFile: E2E_REPORT }]] : 'list',
    use: {
      baseURL: `http://localhost:${SERVED_PORT}`,
      browserName: 'chromium',
      launchOptions: {
        executablePath: findChromium(),
        args: ['--no-sandbox', '--disable-background-networking'],
      },
    },
    webServer: command
      ? {
          command,
          env: { PORT: '0', UV_THREADPOOL_SIZE },
          // Includes the time to build a remote.
          timeout: 180_000,
          // Playwright sets SERVED_PORT from the named group, and its workers load this file again.
          wait: { stdout: /http:\/\/localhost:(?<served_port>\d+)[/\s]/ },
        }
      : undefined,
  });
}

/** The number of sheets that a page takes in print, with margins such as browsers have by default. */
export async function countSheets(page: Page, format: 'A4' | 'Letter') {
  await page.emulateMedia({ media: 'print' });
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const pdf = await page.pdf({ format, margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Shows a page's text at 200 %. */
export async function enlargeText(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Expects that no text of a page is cut off, and that nothing scrolls sideways. @param where the page or the state of it */
export async function expectToFit(page: Page, where: string) {
  expect.soft(await findClippedText(page), where).toEqual([]);
  expect.soft(await getWidthBeyond(page), where).toBe(0);
}

/** The width by which a page scrolls sideways. */
export function getWidthBeyond(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * The texts of a page that are cut off by a box around them, and the words of buttons and figures of tables that are broken;
 * not those for assistive technology alone.
 */
function findClippedText(page: Page) {
  return page.evaluate(() => {
    const isCutBy = (box: Element, rects: readonly DOMRect[]) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isWide = rects.some((rect) => rect.left < left - 1 || rect.right > right + 1);
      const isTall = rects.some((rect) => rect.top < top - 4 || rect.bottom > bottom + 4);
      return (overflowX === 'hidden' && isWide) || (overflowY === 'hidden' && isTall);
    };
    const listAncestors = (element: Element | null): Element[] =>
      element ? [element, ...listAncestors(element.parentElement)] : [];
    const findClip = (text: Node) => {
      const around = listAncestors(text.parentElement);
      const isHidden = around.some((box) => getComputedStyle(box).clipPath === 'inset(50%)');
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (isHidden || !isShown || !text.textContent?.trim()) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      return around.find(
        (box) => isCutBy(box, rects) || (box.matches('button, td') && isBroken(text)),
      );
    };
    const isBroken = (text: Node) => {
      const range = document.createRange();
      return [...`${text.textContent}`.matchAll(/[^\s-]+/g)].some(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    };
    const clipped: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const box = findClip(texts.currentNode);
      if (box) clipped.push(`${texts.currentNode.textContent} in ${box.tagName}`);
    }
    return clipped;
  });
}
