/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useEffect, useReducer } from 'react';
import { aLoader } from './testing/aLoader';
import { visitPage } from './testing/visitPage';

const landing = { remote: 'marketing', page: 'Landing' } as const;
const wizard = { remote: 'wizard', page: 'Wizard' } as const;
const candidate = { remote: 'results', page: 'Candidate' } as const;

const onEnter = jest.fn();
let broken = true;
let thrown: unknown = new Error('a fault');
let { loader, getModule, reportFailure } = aLoader();

beforeEach(() => {
  onEnter.mockReset();
  broken = true;
  thrown = new Error('a fault');
  ({ loader, getModule, reportFailure } = aLoader());
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const frame = '/remotes/results/static/js/List.1.js:1:20';

it.each([
  [Object.assign(new Error('a fault'), { stack: `List@http://localhost${frame}` }), [frame]],
  ['a fault', undefined],
])(
  'reports to the operator what a page threw while it was shown, and where',
  async (what, frames) => {
    thrown = what;
    getModule.mockResolvedValue({ Candidate: Breakable });

    await visitPage(loader, candidate);

    const failure = { remote: 'results', phase: 'render', address: '/', release: 'new', frames };
    expect(reportFailure.mock.calls).toEqual([[{ ...failure, message: 'a fault' }]]);
  },
);

it('contains an error that a page throws, and moves focus to the heading of the page that replaces the button', async () => {
  getModule.mockResolvedValue({ Candidate: Breakable });
  await visitPage(loader, candidate);
  expect(await screen.findByRole('alert')).toHaveTextContent('stopped because of a fault in it');
  expect(screen.getByText('The frame')).toBeVisible();
  broken = false;

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mended' })).toHaveFocus());
});

it('leaves focus where it is when a page throws on the first attempt', async () => {
  getModule.mockResolvedValue({ Candidate: Breakable });

  await visitPage(loader, candidate);

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('moves focus to the panel when a page that was shown fails', async () => {
  const { fail } = await visitShown(candidate);

  await fail();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cannot be shown right now');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('notifies a page on entry, once, by the time it is shown', async () => {
  const { router, store } = await visitShown(wizard);

  await act(async () => router.navigate('/'));

  expect(onEnter.mock.calls).toEqual([[{ dispatch: store.dispatch }]]);
});

it('does not notify a page that was shown before when the visitor tries again', async () => {
  const { fail } = await visitShown(wizard);
  await fail();
  broken = false;

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
  expect(onEnter).toHaveBeenCalledTimes(1);
});

it('notifies a page when it is first shown after a retry', async () => {
  getModule.mockRejectedValue(new Error('no such file'));
  await loader.loadAfresh(wizard);
  await visitPage(loader, wizard);
  expect(onEnter).not.toHaveBeenCalled();
  getModule.mockResolvedValue({ Wizard: Breakable, onEnter });
  broken = false;

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
  expect(onEnter).toHaveBeenCalledTimes(1);
});

it.each([
  ['could not load', () => Promise.reject(new Error('no such file'))],
  ['failed again', async () => ({ Wizard: Breakable, onEnter })],
])('notifies a page when the visitor comes back after a retry that %s', async (_, load) => {
  const { fail, router } = await visitShown(wizard);
  await fail();
  getModule.mockImplementation(load);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  getModule.mockResolvedValue({ Wizard: Breakable, onEnter });
  broken = false;

  await loader.loadPage(wizard);
  await act(async () => router.navigate('/'));

  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
  expect(onEnter).toHaveBeenCalledTimes(2);
});

it('contains an error that a page throws on entry', async () => {
  broken = false;
  onEnter.mockImplementation(() => {
    throw new Error('a fault');
  });
  getModule.mockResolvedValue({ Candidate: Breakable, onEnter });

  await visitPage(loader, candidate);

  expect(await screen.findByRole('alert')).toHaveTextContent('stopped because of a fault in it');
  expect(screen.getByText('The frame')).toBeVisible();
});

it('tells the visitor that a page is still loading', async () => {
  getModule.mockReturnValue(new Promise(() => {}));
  void loader.loadAfresh(landing);

  await visitPage(loader, landing);

  expect(screen.getByRole('status')).toHaveTextContent('Loading this part of the site…');
});

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

/** A page that renders once and fails when it renders again. */
async function visitShown(page: typeof wizard | typeof candidate) {
  broken = false;
  getModule.mockResolvedValue({ [page.page]: Breakable, onEnter });
  await loader.loadAfresh(page);
  const visited = await visitPage(loader, page);
  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
  const fail = async () => {
    broken = true;
    await act(async () => {
      for (const render of breakables) render();
    });
  };
  return { ...visited, fail };
}
