import { createScriptRunner } from './createScriptRunner';

const address = 'http://localhost/remotes/wizard/static/js/Wizard.js';

const runScript = createScriptRunner();

afterEach(() => {
  // What still waits must not reach the next test.
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
});

it('runs a script by its address, marked as one that the shell loads, and takes it away when it has run', async () => {
  const running = runScript(address, 0);

  const [script] = scripts();
  expect(script).toMatchObject({ src: address, async: true, parentNode: document.head });
  expect(script?.dataset.loader).toBe('shell');
  answer(address, 'load');
  await expect(running).resolves.toBeUndefined();
  expect(scripts()).toEqual([]);
});

it('says that a script could not be fetched, and takes it away', async () => {
  const running = runScript(address, 0);

  answer(address, 'error');

  await expect(running).rejects.toThrow('it could not be fetched');
  expect(scripts()).toEqual([]);
});

it('rejects with the first thing that the script throws, and keeps it off the console', async () => {
  const running = runScript(address, 0);

  const first = throwFrom(address, 'x is not a function');
  throwFrom(address, 'y is not defined');
  answer(address, 'load');

  await expect(running).rejects.toThrow('it threw while it was loading (x is not a function)');
  expect(first.defaultPrevented).toBe(true);
});

it('leaves alone what other scripts throw meanwhile', async () => {
  const running = runScript(address, 0);

  const other = throwFrom('http://localhost/extension.js', 'not ours');
  answer(address, 'load');

  await expect(running).resolves.toBeUndefined();
  expect(other.defaultPrevented).toBe(false);
});

it.each(['load', 'error'])('listens to errors no longer once there was a %s', async (type) => {
  const running = runScript(address, 0).catch(() => {});
  answer(address, type);
  await running;

  expect(throwFrom(address, 'later').defaultPrevented).toBe(false);
});

it('hears errors before anybody else can stop them', async () => {
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('error', stop);
  const running = runScript(address, 0);

  throwFrom(address, 'x is not a function');
  answer(address, 'load');
  window.removeEventListener('error', stop);

  await expect(running).rejects.toThrow('it threw');
});

it('asks under a fresh address at a later try', () => {
  runScript(address, 2);

  expect(scripts().map(({ src }) => src)).toEqual([`${address}?try=2`]);
});

it.each([
  ['the one that hung', address],
  ['the fresh one', `${address}?try=1`],
])('goes on with whichever answers first: %s', async (_, answering) => {
  const first = runScript(address, 0);
  const second = runScript(address, 1);

  answer(answering, 'load');

  await expect(second).resolves.toBeUndefined();
  answer(address, 'load');
  await first;
});

it('waits for the fresh one when the one that hung fails', async () => {
  const first = runScript(address, 0);
  const second = runScript(address, 1);

  answer(address, 'error');
  await expect(first).rejects.toThrow('it could not be fetched');
  answer(`${address}?try=1`, 'load');

  await expect(second).resolves.toBeUndefined();
});

it('says so when the fresh one fails after the one that hung', async () => {
  const first = runScript(address, 0);
  const second = runScript(address, 1);

  answer(address, 'error');
  await expect(first).rejects.toThrow('it could not be fetched');
  answer(`${address}?try=1`, 'error');

  await expect(second).rejects.toThrow('it could not be fetched');
});

it('still joins the second try when the first has failed meanwhile', async () => {
  const first = runScript(address, 0);
  const second = runScript(address, 1);
  answer(address, 'error');
  await expect(first).rejects.toThrow('it could not be fetched');
  const third = runScript(address, 2);

  answer(`${address}?try=1`, 'load');

  await expect(Promise.all([second, third])).resolves.toEqual([undefined, undefined]);
});

it.each(['load', 'error'])(
  'does not take the %s of an earlier script for its own',
  async (type) => {
    const earlier = runScript(address, 0).catch(() => {});
    answer(address, type);
    await earlier;
    const ended = jest.fn();

    const later = runScript(address, 1).then(ended);
    await new Promise((resolve) => setTimeout(resolve));
    expect(ended).not.toHaveBeenCalled();
    answer(`${address}?try=1`, 'load');

    await later;
    expect(ended).toHaveBeenCalledTimes(1);
  },
);

function scripts() {
  return [...document.querySelectorAll<HTMLScriptElement>('script')];
}

function answer(src: string, type: string) {
  for (const script of scripts()) if (script.src === src) script.dispatchEvent(new Event(type));
}

function throwFrom(filename: string, message: string) {
  const event = new ErrorEvent('error', { filename, message, cancelable: true });
  window.dispatchEvent(event);
  return event;
}
