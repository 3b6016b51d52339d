/** @jest-environment jest-fixed-jsdom */
import { paths } from '@donate-impact/shared/routes';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Phase } from './RemoteError';
import { listFeatures, RemoteFailure } from './RemoteFailure';
import { siteRemotes } from './testing/siteRemotes';

it.each([
  ['marketing', 'Run the Demo', paths.wizard.path],
  ['wizard', 'Go to Home', paths.landing.path],
] as const)(
  'tells the visitor that %s is down and what still works, and links there',
  (remote, link, to) => {
    const displayName = siteRemotes.find(({ name }) => name === remote)?.displayName;

    show({ remote });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `${displayName} cannot be shown right now`,
    );
    expect(document.title).toContain(`${displayName} cannot be shown right now`);
    expect(screen.getByRole('alert')).toHaveTextContent(worksWithout(remote));
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to);
  },
);

it('lists what still works as a sentence', () => {
  const introduction = { features: ['Home', 'About Us'] };
  const demo = { features: ['the demo'] };
  const matches = { features: ['your matches'] };

  expect(listFeatures([demo, matches])).toBe('the demo and your matches');
  expect(listFeatures([introduction, matches])).toBe('Home, About Us and your matches');
});

it.each<[Phase, RegExp]>([
  ['off', /switched off for now\.Try again later\. /],
  ['manifest', /could not be loaded\.Try again in a moment\. /],
  ['contract', /made for another version of the site\.Load the page again in a while\. /],
])('explains a failure in the %s phase', (phase, words) => {
  const { container } = show({ phase });

  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).toHaveTextContent('Your answers and your selection are kept.');
  expect(container.querySelector(`[data-failure="${phase}"]`)).toBeInTheDocument();
});

it('tries once however often the visitor presses the button, and offers it again after a failure', async () => {
  let fail = () => {};
  const tryAgain = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        fail = resolve;
      }),
  );
  show({}, tryAgain);
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button).not.toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(button);
  expect(button).toHaveTextContent('Trying…');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(tryAgain).toHaveBeenCalledTimes(1);
  fail();

  expect(await screen.findByRole('button', { name: 'Try again' })).toBe(button);
});

function show(said: { remote?: 'marketing' | 'wizard'; phase?: Phase }, tryAgain = async () => {}) {
  const failure = {
    remote: 'wizard',
    release: 'none',
    phase: 'entry' as const,
    address: '/e.js',
    message: 'gone',
    ...said,
  };
  return render(
    <MemoryRouter>
      <RemoteFailure remotes={siteRemotes} failure={failure} onTryAgain={tryAgain} />
    </MemoryRouter>,
  );
}

/** The panel's sentence about the other remotes. */
function worksWithout(failed: string) {
  const list = listFeatures(siteRemotes.filter(({ name }) => name !== failed));
  return `${list.replace(/^./, (letter) => letter.toUpperCase())} still work.`;
}
