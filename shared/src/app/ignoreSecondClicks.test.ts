import { ignoreSecondClicks } from './ignoreSecondClicks';

const onClick = jest.fn();

beforeAll(() => {
  document.body.innerHTML = '<a href="#next"><span>Next page</span></a><button>Next step</button>';
  document.body.addEventListener('click', onClick);
  ignoreSecondClicks();
});

afterEach(() => onClick.mockClear());

it.each([
  ['the first click on a link', 'span', 1, true],
  ['the second click of a double click on a link', 'span', 2, false],
  ['a press of Enter on a link', 'a', 0, true],
  ['the second click of a double click on a button', 'button', 2, true],
])('passes on or ignores %s', (_, selector, detail, isThrough) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });

  document.querySelector(selector)?.dispatchEvent(event);

  expect(onClick).toHaveBeenCalledTimes(isThrough ? 1 : 0);
  expect(event.defaultPrevented).toBe(!isThrough);
});

it('ignores the second click of a double click on whatever is under the pointer by then', () => {
  const button = document.querySelector('button');
  press(button, 1);

  press(document.body, 2);
  button?.insertAdjacentHTML('afterend', '<button id="same">Next step</button>');
  press(document.getElementById('same'), 2);
  expect(onClick).toHaveBeenCalledTimes(1);
  press(button, 1);
  press(button, 2);

  expect(onClick).toHaveBeenCalledTimes(3);
});

it('ignores the second click on a choice that replaced the button', () => {
  const button = document.querySelector('button');
  press(button, 1);
  button?.insertAdjacentHTML('afterend', '<label><input type="checkbox">Climate</label>');
  const label = document.querySelector('label');

  press(label, 2);
  expect(document.querySelector('input')?.checked).toBe(false);
  press(label, 1);

  expect(document.querySelector('input')?.checked).toBe(true);
});

it('ignores the second click on a button that says something else by then', () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.textContent = 'Replay Demo';
  press(button, 1);

  button.textContent = 'Pause';
  press(button, 2);
  expect(onClick).toHaveBeenCalledTimes(1);
  press(button, 1);

  expect(onClick).toHaveBeenCalledTimes(2);
});

it('passes on the second click on a button whose arrow or number has changed', () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.textContent = 'Explore 24 weights ▸';
  press(button, 1);

  button.textContent = 'Explore 4 weights ▾';
  press(button, 2);

  expect(onClick).toHaveBeenCalledTimes(2);
});

function press(target: Element | null, detail: number) {
  for (const type of ['mousedown', 'click'])
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
}
