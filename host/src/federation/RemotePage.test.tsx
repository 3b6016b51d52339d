import { AppProviders, createQueryClient, createStore } from '@donate-impact/shared/app';
import { wizardEntered } from '@donate-impact/shared/preferences';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, type ComponentType, type ReactNode, useEffect, useReducer } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aManifest } from './aManifest';
import { loadAfresh } from './loadPage';
import { RemotePage } from './RemotePage';

const mockLoadRemote = jest.fn<Promise<Record<string, ComponentType>>, [string]>();
jest.mock('@module-federation/runtime', () => ({
  loadRemote: (id: string) => mockLoadRemote(id),
  registerRemotes: () => {},
}));

jest.mock('./runScript', () => ({
  runScript: async () => {
    for (const remote of ['marketing', 'wizard', 'results'])
      Reflect.set(globalThis, remote, { init: () => {}, get: () => {} });
  },
}));

let broken = true;
let thrown: unknown = new Error('a fault');

beforeEach(() => {
  broken = true;
  thrown = new Error('a fault');
  document.head.innerHTML =
    '<script id="remotes">{"marketing":"/m.json","wizard":"/w.json","results":"/r.json"}</script>';
  const pages = ['Landing', 'About', 'Wizard', 'Results', 'Candidate', 'Confirm'];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(aManifest(pages)));
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it("shows the remote's page", async () => {
  mockLoadRemote.mockResolvedValue({ About });

  await visit(<RemotePage remote="marketing" page="About" />);

  expect(await screen.findByRole('heading', { name: 'About Us' })).toBeVisible();
});

it.each([
  ['marketing', 'Landing', 'The introduction'],
  ['wizard', 'Wizard', 'The questionnaire'],
  ['results', 'Results', 'The list of matches'],
] as const)('names %s in plain words when it cannot be loaded', async (remote, page, name) => {
  mockLoadRemote.mockRejectedValue(new Error('no such file'));

  await visit(<RemotePage remote={remote} page={page as never} />);

  const heading = await screen.findByRole('heading', { level: 1 }, { timeout: 2000 });
  expect(heading).toHaveTextContent(`${name} cannot be shown right now`);
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the site does not answer.');
  expect(screen.getByRole('alert')).toHaveTextContent('still work');
  expect(screen.getByRole('alert')).not.toHaveTextContent('no such file');
});

it('tries again on demand and shows the page in the place of the panel', async () => {
  mockLoadRemote.mockRejectedValueOnce(new Error('no such file'));
  mockLoadRemote.mockRejectedValueOnce(new Error('no such file'));
  mockLoadRemote.mockResolvedValue({ Confirm });
  await visit(<RemotePage remote="results" page="Confirm" />);

  await userEvent.click(
    await screen.findByRole('button', { name: 'Try again' }, { timeout: 2000 }),
  );

  expect(await screen.findByRole('heading', { name: 'Confirm' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps what a page throws inside the page, and recovers', async () => {
  mockLoadRemote.mockResolvedValue({ Candidate: Breakable });
  await visit(<RemotePage remote="results" page="Candidate" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('stopped because of a fault in it');
  expect(screen.getByText('The frame')).toBeVisible();
  broken = false;

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
});

it.each([
  [new Error('a fault'), 'results: a fault'],
  ['a text', 'results: a text'],
])('tells the operator what a page threw while it was shown', async (what, message) => {
  thrown = what;
  mockLoadRemote.mockResolvedValue({ Candidate: Breakable });
  const failures: unknown[] = [];
  const listen = (event: Event) => failures.push(Reflect.get(event, 'detail'));
  window.addEventListener('donate-impact:remote-failure', listen);

  await visit(<RemotePage remote="results" page="Candidate" />);
  window.removeEventListener('donate-impact:remote-failure', listen);

  const version = '1.0.0';
  const place = { remote: 'results', phase: 'render', address: '/', version };
  expect(failures).toEqual([{ ...place, message }]);
});

it('forgets what a page threw when the visitor comes to it again', async () => {
  mockLoadRemote.mockResolvedValue({ Candidate: Breakable });
  const { router } = await visit(<RemotePage remote="results" page="Candidate" />);
  expect(await screen.findByRole('alert')).toBeVisible();
  broken = false;

  await act(async () => router.navigate('/'));

  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
});

it('keeps the panel of a page that is still broken', async () => {
  mockLoadRemote.mockResolvedValue({ Candidate: Breakable });
  const { router } = await visit(<RemotePage remote="results" page="Candidate" />);

  await act(async () => router.navigate('/'));

  expect(await screen.findByRole('alert')).toHaveTextContent('stopped because of a fault in it');
});

it('takes the focus to what has come in the place of the button', async () => {
  mockLoadRemote.mockResolvedValue({ Candidate: Breakable });
  await visit(<RemotePage remote="results" page="Candidate" />);
  broken = false;

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Mended' })).toHaveFocus();
});

it('leaves the focus where it is when a page throws at the first try', async () => {
  mockLoadRemote.mockResolvedValue({ Candidate: Breakable });

  await visit(<RemotePage remote="results" page="Candidate" />);

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('leaves the focus where it is when a page comes at the first try', async () => {
  mockLoadRemote.mockResolvedValue({ Candidate: Breakable });
  broken = false;

  await visit(<RemotePage remote="results" page="Candidate" />);

  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('takes the focus to the panel when a page that was shown fails', async () => {
  const { fail } = await visitShown('results', 'Candidate');

  await fail();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cannot be shown right now');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([
  [
    'keeps the answers of a questionnaire that is shown anew after it failed',
    'wizard',
    'Wizard',
    true,
  ],
  ['says of no other page that it is shown anew', 'results', 'Candidate', false],
] as const)('%s', async (_, remote, page, isRetried) => {
  const { fail, store } = await visitShown(remote, page);
  await fail();
  broken = false;

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
  expect(store.getState().preferences.isRetried).toBe(isRetried);
});

it('does not keep the answers of a questionnaire that was never shown', async () => {
  mockLoadRemote.mockRejectedValue(new Error('no such file'));
  await loadAfresh('wizard', 'Wizard');
  const { store } = await visit(<RemotePage remote="wizard" page="Wizard" />);
  mockLoadRemote.mockResolvedValue({ Wizard: Breakable });
  broken = false;

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
  expect(store.getState().preferences.isRetried).toBe(false);
});

it('resets at the next entering when the questionnaire that is shown anew cannot be loaded', async () => {
  const { fail, store } = await visitShown('wizard', 'Wizard');
  await fail();
  mockLoadRemote.mockRejectedValue(new Error('no such file'));

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(
    await screen.findByText('This part of the site does not answer.', {}, { timeout: 3000 }),
  ).toBeVisible();
  expect(store.getState().preferences.isRetried).toBe(false);
});

it('resets at the next entering when the questionnaire that was shown anew fails again', async () => {
  const { fail, store } = await visitShown('wizard', 'Wizard');
  await fail();

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(store.getState().preferences.isRetried).toBe(false);
});

it('forgets a try when the visitor has left before it ended', async () => {
  const { fail, store, unmount } = await visitShown('wizard', 'Wizard');
  await fail();
  let give = (_module: Record<string, ComponentType>) => {};
  mockLoadRemote.mockReturnValue(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  unmount();
  store.dispatch(wizardEntered());

  give({ Wizard: Breakable });
  await new Promise((resolve) => setTimeout(resolve));

  expect(store.getState().preferences.isRetried).toBe(false);
});

it('says that a page is still loading while nothing of it is there', async () => {
  mockLoadRemote.mockReturnValue(new Promise(() => {}));
  void loadAfresh('marketing', 'Landing');

  await visit(<RemotePage remote="marketing" page="Landing" />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading this part of the site…');
});

function About() {
  return <h1>About Us</h1>;
}

function Confirm() {
  return <h1>Confirm</h1>;
}

const breakables = new Set<() => void>();

function Breakable() {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    breakables.add(render);
    return () => {
      breakables.delete(render);
    };
  }, []);
  if (broken) throw thrown;
  return <h1 tabIndex={-1}>Mended</h1>;
}

async function visit(page: ReactNode) {
  const element = (
    <>
      <p>The frame</p>
      <main id="main">{page}</main>
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const store = createStore();
  const { unmount } = await act(async () =>
    render(
      <AppProviders store={store} queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </AppProviders>,
    ),
  );
  return { router, store, unmount };
}

/** A page that is there, and then fails when it is rendered again. */
async function visitShown(remote: 'wizard' | 'results', page: 'Wizard' | 'Candidate') {
  broken = false;
  mockLoadRemote.mockResolvedValue({ [page]: Breakable });
  await loadAfresh(remote, page as never);
  const visited = await visit(<RemotePage remote={remote} page={page as never} />);
  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
  const fail = async () => {
    broken = true;
    await act(async () => {
      for (const render of breakables) render();
    });
  };
  return { ...visited, fail };
}
