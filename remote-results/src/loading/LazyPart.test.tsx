import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from './LazyPart';

it('shows the part once its code has loaded', async () => {
  render(<LazyPart load={async () => Greeting} name="The greeting" props={{ to: 'Ada' }} />);

  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

it('says that the code could not be loaded, tells the shell, and loads it again', async () => {
  // jsdom has no such function.
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(Greeting);
  render(<LazyPart load={load} name="The greeting" props={{ to: 'Ada' }} />);
  expect(await screen.findByText('The greeting could not be loaded')).toBeVisible();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'gone' }));

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

function Greeting({ to }: { to: string }) {
  return <p>Hello {to}</p>;
}
