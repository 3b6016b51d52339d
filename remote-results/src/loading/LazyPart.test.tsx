/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from './LazyPart';

it('says that the code is loading, and then shows the part', async () => {
  render(<LazyPart load={async () => Greeting} name="The greeting" props={{ to: 'Ada' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading this part of the site…');

  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('says that the code could not be loaded, tells the shell, and loads it again', async () => {
  const { reported } = await renderFailed();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'gone' }));

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Greet' })).toHaveFocus();
});

it('loads the code again when the visitor presses the control again', async () => {
  const { ask } = await renderFailed();

  ask(2);

  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

/** A part that a focused control has opened and that could not be loaded, but can be on the next attempt. */
async function renderFailed() {
  // jsdom has no such function.
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(Greeting);
  const draw = (asked?: number) => (
    <>
      <button type="button">Greet</button>
      {asked && <LazyPart load={load} name="The greeting" asked={asked} props={{ to: 'Ada' }} />}
    </>
  );
  const { rerender } = render(draw());
  screen.getByRole('button').focus();
  rerender(draw(1));
  expect(await screen.findByText('The greeting could not be loaded')).toBeVisible();
  return { reported, ask: (asked: number) => rerender(draw(asked)) };
}

function Greeting({ to }: { to: string }) {
  return <p>Hello {to}</p>;
}
