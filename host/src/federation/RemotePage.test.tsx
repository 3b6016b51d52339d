import { AppProviders, createQueryClient, createStore } from '@donate-impact/shared/app';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, type ComponentType, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aManifest } from './aManifest';
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

beforeEach(() => {
  broken = true;
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

function About() {
  return <h1>About Us</h1>;
}

function Confirm() {
  return <h1>Confirm</h1>;
}

function Breakable() {
  if (broken) throw new Error('a fault');
  return <h1>Mended</h1>;
}

async function visit(page: ReactNode) {
  const element = (
    <>
      <p>The frame</p>
      {page}
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  await act(async () =>
    render(
      <AppProviders store={createStore()} queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </AppProviders>,
    ),
  );
}
