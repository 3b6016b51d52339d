import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until no worker of nginx goes by earlier pointers any more, whichever one answers. */
export async function untilEffective(socketPath: string, ...pointers: string[]) {
  const isRight = (answer: string) => pointers.every((text) => answer.includes(text));
  for (let right = 0, tries = 0; right < 10; tries += 1) {
    if (tries > 500) throw new Error(`nginx does not go by ${pointers}`);
    right = isRight(await healthOf(socketPath)) ? right + 1 : 0;
    await sleep(20);
  }
}

function healthOf(socketPath: string) {
  return new Promise<string>((resolve) => {
    get({ socketPath, path: '/', agent: false }, async (response) => {
      resolve(await text(response));
    }).on('error', () => resolve(''));
  });
}
