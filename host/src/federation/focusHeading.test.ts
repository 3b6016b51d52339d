import { focusHeading } from './focusHeading';

beforeEach(() => {
  document.body.innerHTML =
    '<button>Menu</button><main id="main"><h1 tabindex="-1">Your Matches</h1></main>';
});

it("takes the focus that was lost to the page's heading, without scrolling", () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');

  focusHeading();

  expect(document.querySelector('h1')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('leaves the focus where the visitor has it', () => {
  document.querySelector('button')?.focus();

  focusHeading();

  expect(document.querySelector('button')).toHaveFocus();
});

it('does nothing on a page without a heading', () => {
  document.querySelector('h1')?.remove();

  expect(focusHeading).not.toThrow();
});
