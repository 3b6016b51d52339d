/** @jest-environment jest-fixed-jsdom */
import type { Answers } from '@donate-impact/shared/preferences';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareMatches } from './ShareMatches';

const answers: Answers = { issues: ['climate'], impact: 'close', strategy: 'spread' };
const link = `${window.location.origin}/results#issues=climate&impact=close&strategy=spread`;

it('copies a link that carries the answers in its fragment', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  render(<ShareMatches answers={answers} />);

  await user.click(screen.getByRole('button', { name: 'Copy link' }));

  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(write).toHaveBeenCalledWith(link);
});

it('shows the link in a field, and refers to it when the browser refuses to copy', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  render(<ShareMatches answers={answers} />);

  await user.click(screen.getByRole('button', { name: 'Copy link' }));

  expect(screen.getByLabelText('Link to these matches')).toHaveValue(link);
  expect(await screen.findByText(/did not allow it/)).toBeVisible();
});

it('opens the share menu of a device that has one, and accepts that a visitor closes it', async () => {
  const user = userEvent.setup();
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  render(<ShareMatches answers={answers} />);

  await user.click(screen.getByRole('button', { name: 'Share…' }));

  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
  expect(screen.queryByText(/did not allow it/)).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'share');
});
