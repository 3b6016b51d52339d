import { setTimeout as pause } from 'node:timers/promises';

/** A reference to an element, as WebDriver writes it. */
export interface Element {
  'element-6066-11e4-a52e-4f735466cecf': string;
}

/** Sends a WebDriver command to a session (https://www.w3.org/TR/webdriver2) and resolves to its value. Rejects with the driver's error. */
export type Send = <Value>(method: string, path: string, body?: object) => Promise<Value>;

/** Resolves when the driver on this port answers. */
export async function driverIsReady(port: number, deadline = Date.now() + 30_000) {
  const answers = () => command(port)('GET', '/status').then(Boolean, () => false);
  while (!(await answers())) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver does not answer on port ${port}`);
    await pause(50);
  }
}

/** Starts a session, that is, a browser, with these capabilities. */
export async function newSession(port: number, alwaysMatch: object): Promise<Send> {
  const capabilities = { alwaysMatch };
  const { sessionId } = await command(port)<{ sessionId: string }>('POST', '/session', {
    capabilities,
  });
  return (method, path, body) => command(port)(method, `/session/${sessionId}${path}`, body);
}

function command(port: number): Send {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // WebDriver requires an object in every POST.
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    });
    const { value } = (await response.json()) as { value: never };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error} ${message}`);
  };
}
