import { renderTransitionsAtOnce, settleTransitions } from './transitions';

const skipped = new DOMException('Transition was skipped', 'AbortError');

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
});

it('does nothing in a browser without view transitions', () => {
  settleTransitions();

  expect(document.startViewTransition).toBeUndefined();
});

it('handles every rejection of a transition that is skipped', async () => {
  const [ready, updateCallbackDone] = [Promise.reject(skipped), Promise.reject(skipped)];
  const handled = [jest.spyOn(ready, 'catch'), jest.spyOn(updateCallbackDone, 'catch')];
  startTransitionsWith({ ready, updateCallbackDone, finished: Promise.reject(skipped) });

  const transition = document.startViewTransition(() => {});

  await expect(transition.finished).resolves.toBeUndefined();
  for (const spy of handled) expect(spy).toHaveBeenCalled();
});

it('releases the focus while a page changes, and gives it back to an element that stays', () => {
  startTransitionsWith({});
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const focused: unknown[] = [];

  document.startViewTransition(() => {
    focused.push(document.activeElement);
  });

  expect([...focused, document.activeElement]).toEqual([document.body, field]);
});

it('leaves the focus where the new page puts it', () => {
  startTransitionsWith({});
  const fields = [document.createElement('input'), document.createElement('input')] as const;
  document.body.append(...fields);
  fields[0].focus();

  document.startViewTransition(() => fields[1].focus());

  expect(document.activeElement).toBe(fields[1]);
});

it.each([
  ['with a transition in one render', { flushSync: false, viewTransitionOpts: {} }, true],
  ['without one as before', { flushSync: false }, false],
  ['at once if that was asked for', { flushSync: true }, true],
])('has the router render an update %s', (_, options, flushSync) => {
  const subscribed = jest.fn();
  const router = { subscribe: subscribed };
  const subscriber = jest.fn();
  renderTransitionsAtOnce(router, () => false);
  router.subscribe(subscriber);

  subscribed.mock.calls[0][0]({}, options);

  expect(subscriber).toHaveBeenCalledWith({}, { ...options, flushSync });
});

it('has the router render without a transition where the machine is slow', () => {
  const subscribed = jest.fn();
  const router = { subscribe: subscribed };
  const subscriber = jest.fn();
  renderTransitionsAtOnce(router, () => true);
  router.subscribe(subscriber);

  subscribed.mock.calls[0][0]({}, { flushSync: false, viewTransitionOpts: {} });

  expect(subscriber).toHaveBeenCalledWith({}, { flushSync: true, viewTransitionOpts: undefined });
});

it('releases the focus before the router replaces the page of a slow machine', () => {
  const subscribed = jest.fn();
  const router = { subscribe: subscribed };
  const link = document.body.appendChild(document.createElement('button'));
  let focused: Element | null = link;
  link.focus();
  renderTransitionsAtOnce(router, () => true);
  router.subscribe(() => {
    focused = document.activeElement;
    link.remove();
  });

  subscribed.mock.calls[0][0]({}, { flushSync: false, viewTransitionOpts: {} });

  expect(focused).toBe(document.body);
});

/** Patches a browser whose transitions run their update at once and end like this. */
function startTransitionsWith(promises: Partial<ViewTransition>) {
  const done = Promise.resolve();
  const transition = { ready: done, updateCallbackDone: done, finished: done, ...promises };
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      update();
      return transition;
    },
  });
  settleTransitions();
}
