import { createScriptRunner } from './createScriptRunner';

const address = 'http://localhost/remotes/wizard/static/js/Wizard.js';

const runScript = createScriptRunner();

afterEach(() => {
  // Pending scripts must not affect the next test.
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
});

it("runs a script from its address, marks it as the shell's, and removes it after it has run", async () => {
  const running = runScript(address, 0);

  const [script] = scripts();
  expect(script).toMatchObject({ src: address, async: true, parentNode: document.head });
  expect(script?.dataset.loader).toBe('shell');
  answer(address, 'load');
  await expect(running).resolves.toBeUndefined();
  expect(scripts()).toEqual([]);
});

it('gives the script its hash, which the browser checks', () => {
  runScript(address, 0, 'sha384-abc');

  expect(scripts()[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
});

it('makes no script of an address of another site', async () => {
  const running = runScript('https://elsewhere.example/Wizard.js', 0);

  await expect(running).rejects.toThrow(
    'it comes from an origin that this site does not allow (https://elsewhere.example)',
  );
  expect(scripts()).toEqual([]);
});

it('rejects when a script cannot be fetched, and removes it', async () => {
  const running = runScript(address, 0);

  answer(address, 'error');

  await expect(running).rejects.toThrow('it could not be fetched');
  expect(scripts()).toEqual([]);
});

it('rejects with the first error that the script throws, and keeps it off the console', async () => {
  const running = runScript(address, 0);

  const first = throwFrom(address, 'x is not a function');
  throwFrom(address, 'y is not defined');
  answer(address, 'load');

  await expect(running).rejects.toThrow('it threw while it was loading (x is not a function)');
  expect(first.defaultPrevented).toBe(true);
});

it('ignores errors that other scripts throw meanwhile', async () => {
  const running = runScript(address, 0);

  const other = throwFrom('http://localhost/extension.js', 'not ours');
  answer(address, 'load');

  await expect(running).resolves.toBeUndefined();
  expect(other.defaultPrevented).toBe(false);
});

it.each(['load', 'error'])('stops listening for errors after %s', async (type) => {
  const running = runScript(address, 0).catch(() => {});
  answer(address, type);
  await running;

  expect(throwFrom(address, 'later').defaultPrevented).toBe(false);
});

it('receives errors before another listener can stop them', async () => {
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('error', stop);
  const running = runScript(address, 0);

  throwFrom(address, 'x is not a function');
  answer(address, 'load');
  window.removeEventListener('error', stop);

  await expect(running).rejects.toThrow('it threw');
});

it('uses a new address for a later attempt', () => {
  runScript(address, 2);

  expect(scripts().map(({ src }) => src)).toEqual([`${address}?try=2`]);
});

it.each([
  ['the script that hung', address],
  ['the new script', `${address}?try=1`],
])('uses whichever loads first: %s', async (_, answering) => {
  const first = runScript(address, 0);
  const second = runScript(address, 1);

  answer(answering, 'load');

  await expect(second).resolves.toBeUndefined();
  answer(address, 'load');
  await first;
});

it('waits for the new script when the one that hung fails', async () => {
  const first = runScript(address, 0);
  const second = runScript(address, 1);

  answer(address, 'error');
  await expect(first).rejects.toThrow('it could not be fetched');
  answer(`${address}?try=1`, 'load');

  await expect(second).resolves.toBeUndefined();
});

it('rejects when the new script fails after the one that hung', async () => {
  const first = runScript(address, 0);
  const second = runScript(address, 1);

  answer(address, 'error');
  await expect(first).rejects.toThrow('it could not be fetched');
  answer(`${address}?try=1`, 'error');

  await expect(second).rejects.toThrow('it could not be fetched');
});

it('still joins the second attempt when the first has failed meanwhile', async () => {
  const first = runScript(address, 0);
  const second = runScript(address, 1);
  answer(address, 'error');
  await expect(first).rejects.toThrow('it could not be fetched');
  const third = runScript(address, 2);

  answer(`${address}?try=1`, 'load');

  await expect(Promise.all([second, third])).resolves.toEqual([undefined, undefined]);
});

it.each(['load', 'error'])('ignores the %s event of an earlier script', async (type) => {
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
});

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
