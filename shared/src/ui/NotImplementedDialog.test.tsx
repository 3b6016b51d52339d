import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NotImplementedDialog } from './NotImplementedDialog';

it('names the feature that is missing', async () => {
  await openDialog();

  const dialog = screen.getByRole('dialog', { name: 'Not Implemented Yet' });
  expect(dialog).toHaveAccessibleDescription(
    'Download Receipt is not implemented in this prototype.',
  );
});

it('moves focus in and hides what is behind', async () => {
  await openDialog();

  expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Download Receipt' })).not.toBeInTheDocument();
});

it('keeps the focus inside', async () => {
  const user = await openDialog();

  await user.tab();
  await user.tab({ shift: true });

  expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus();
});

it.each([
  ['Got it', (user: User) => user.click(screen.getByRole('button', { name: 'Got it' }))],
  ['Escape', (user: User) => user.keyboard('{Escape}')],
])('gives the focus back to what opened it after %s', async (_way, close) => {
  const user = await openDialog();

  await close(user);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
});

it('writes no style element, which the content security policy would refuse', async () => {
  const before = document.querySelectorAll('style').length;

  await openDialog();

  const added = [...document.querySelectorAll('style')].slice(before);
  expect(added.filter((style) => !style.hasAttribute('data-styled'))).toEqual([]);
});

type User = ReturnType<typeof userEvent.setup>;

async function openDialog() {
  const user = userEvent.setup();
  render(<Receipt />);
  await user.click(screen.getByRole('button', { name: 'Download Receipt' }));
  return user;
}

function Receipt() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Download Receipt
      </button>
      <NotImplementedDialog feature="Download Receipt" open={open} onOpenChange={setOpen} />
    </>
  );
}
