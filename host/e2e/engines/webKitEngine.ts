import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@donate-impact/build/freePort';
import { expect } from '@playwright/test';
import type { Circumstances, Engine, Role, Visitor } from './Engine';
import { leash, release } from './leash';
import { driverIsReady, type Element, newSession, type Send } from './webDriver';

/**
 * WebKitGTK's MiniBrowser, driven by WebDriver on its own X screen. The driver does not report console messages; they
 * come from the script at the start of each page.
 * @param driver the path of WebKitWebDriver
 */
export async function webKitEngine(driver: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'engines-'));
  // A screen resets when its last window closes, and refuses a browser that starts at that moment; the driver would wait
  // for it forever. https://www.x.org/releases/current/doc/man/man1/Xserver.1.xhtml
  const size = ['-screen', '0', '1280x1024x24'];
  const screen = leash('Xvfb', ['-displayfd', '1', '-noreset', ...size]);
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driving = leash(driver, [`--port=${port}`], {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    ...homeIn(home),
  });
  await driverIsReady(port);

  const begin = async (dark: boolean) => {
    const args = ['--automation', ...(dark ? ['--dark-mode'] : [])];
    return newSession(port, { 'webkitgtk:browserOptions': { args } });
  };
  return {
    visit: async (how) => visitorIn(await begin(how.dark), how),
    close: async () => {
      await release(driving);
      await release(screen);
      // The browser may still be writing its caches.
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Gives the browser its own folders for everything it stores, and a toolbar that can be narrower than 360 px. */
function homeIn(folder: string) {
  const style = '* { min-width: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }';
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), style);
  return {
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    // A process that outlives the browser writes here.
    MESA_SHADER_CACHE_DISABLE: 'true',
  };
}

async function visitorIn(send: Send, { origin, width }: Circumstances): Promise<Visitor> {
  await send('POST', '/window/rect', { width, height: 760 });
  return {
    open: (path) => send('POST', '/url', { url: origin + path }),
    reload: () => send('POST', '/refresh'),
    back: () => send('POST', '/back'),
    forward: () => send('POST', '/forward'),
    // The element may be gone or covered a moment later.
    click: (role, name) =>
      expect(async () => {
        const element = await find(send, role, name);
        await send('POST', `/element/${element}/click`);
      }).toPass({ intervals: [50, 100], timeout: 30_000 }),
    pressEscape: () => send('POST', '/actions', { actions: [keys('\uE00C')] }),
    read: (look, argument) => run(send, String(look), argument),
    leave: () => send('DELETE', ''),
  };
}

const selectors: Record<Role, string> = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  link: 'a[href]',
  radio: 'input[type=radio]',
};

/** Finds the visible element with this role and with this name, as the engine computes it. */
async function find(send: Send, role: Role, name: string) {
  const visible = `(selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())`;
  const elements = await run<Element[]>(send, visible, selectors[role]);
  for (const { 'element-6066-11e4-a52e-4f735466cecf': id } of elements)
    if ((await send<string>('GET', `/element/${id}/computedlabel`)) === name) return id;
  throw new Error(`No ${role} has the name "${name}"`);
}

function run<Result>(send: Send, look: string, argument: unknown) {
  const script = `return (${look})(arguments[0])`;
  return send<Result>('POST', '/execute/sync', { script, args: [argument ?? null] });
}

function keys(value: string) {
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  return { type: 'key', id: 'keyboard', actions };
}
