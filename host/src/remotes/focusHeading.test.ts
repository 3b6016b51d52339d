import { focusHeading } from './focusHeading';

beforeEach(() => {
  document.body.innerHTML =
    '<button>Menu</button><main id="main"><h1 tabindex="-1">Your Matches</h1></main>';
});

it("moves lost focus to the page's heading, without scrolling", () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');

  focusHeading();

  expect(document.querySelector('h1')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it("leaves the visitor's focus where it is", () => {
  document.querySelector('button')?.focus();

  focusHeading();

  expect(document.querySelector('button')).toHaveFocus();
});

it('does nothing on a page without a heading', () => {
  document.querySelector('h1')?.remove();

  expect(focusHeading).not.toThrow();
});
