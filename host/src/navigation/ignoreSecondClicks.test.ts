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
])('lets %s through or not', (_, selector, detail, isThrough) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });

  document.querySelector(selector)?.dispatchEvent(event);

  expect(onClick).toHaveBeenCalledTimes(isThrough ? 1 : 0);
  expect(event.defaultPrevented).toBe(!isThrough);
});
