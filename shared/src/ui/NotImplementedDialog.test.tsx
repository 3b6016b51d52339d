import { render } from '@testing-library/react';
import { NotImplementedDialog } from './NotImplementedDialog';

it('writes no style element, which the content security policy would refuse', () => {
  const before = document.querySelectorAll('style').length;

  render(<NotImplementedDialog feature="Download Receipt" open onOpenChange={() => {}} />);

  const added = [...document.querySelectorAll('style')].slice(before);
  expect(added.filter((style) => !style.hasAttribute('data-styled'))).toEqual([]);
});
