import { createQueryClient, createStore } from '@donate-impact/shared/app';
import { selectSelection, useAppSelector } from '@donate-impact/shared/preferences';
import type { Route } from '@donate-impact/shared/routes';
import { usePageTitle } from '@donate-impact/shared/ui';
import { waitFor } from '@testing-library/react';
import { type ComponentType, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { LoadedPage } from '../federation/Remote';
import { aManifest } from '../federation/testing/aManifest';
import { createRenderAhead } from './createRenderAhead';

const route = { remote: 'results', page: 'Candidate', path: '/candidate/:id' } as Route;
const runs = { render: jest.fn(), effect: jest.fn(), subscribe: jest.fn(() => () => {}) };
const store = createStore();
const queryClient = createQueryClient(() => {});

// It renders in its own time, as in a browser.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = 'The page that is shown';
  jest.clearAllMocks();
});

it('renders the page at its address, outside the document and without effects', async () => {
  const before = document.body.innerHTML;

  ahead(Page);

  await waitFor(() => expect(runs.render).toHaveBeenCalled());
  await idle();
  expect(runs.render).toHaveBeenCalledWith('/candidate/ruiz', 'ruiz', []);
  expect(runs.effect).not.toHaveBeenCalled();
  expect(runs.subscribe).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe(before);
  expect(document.title).toBe('The page that is shown');
  expect(window.location.pathname).toBe('/');
});

it('renders each page once', async () => {
  const renderAhead = createRenderAhead({ store, queryClient: () => queryClient });
  renderAhead(route, '/candidate/ruiz', loaded(Page));
  await waitFor(() => expect(runs.render).toHaveBeenCalledTimes(1));

  renderAhead(route, '/candidate/chen', loaded(Page));
  await idle();

  expect(runs.render).toHaveBeenCalledTimes(1);
});

it('renders what is there after Donate, and leaves the visitor’s own choice alone', async () => {
  const candidates = ['ruiz', 'chen', 'lee', 'last'].map((id) => ({ id }));
  queryClient.setQueryData(['candidates'], { candidates });

  ahead(Page);

  await waitFor(() =>
    expect(runs.render).toHaveBeenCalledWith('/candidate/ruiz', 'ruiz', ['ruiz', 'chen', 'lee']),
  );
  expect(selectSelection(store.getState()).ids).toEqual([]);
});

it('says nothing of what the page throws', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const reported = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', reported);
  ahead(Faulty);

  await waitFor(() => expect(runs.render).toHaveBeenCalled());
  await idle();
  window.removeEventListener('error', reported);
  expect(reported).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

const Heading = styled.h1`
  outline-offset: 41px;
`;

function Page() {
  usePageTitle('The next page');
  const { pathname } = useLocation();
  const { id } = useParams();
  const { ids } = useAppSelector(selectSelection);
  runs.render(pathname, id, ids);
  useEffect(runs.effect);
  useLayoutEffect(runs.effect);
  useSyncExternalStore(runs.subscribe, () => 0);
  return <Heading id="next">The next page</Heading>;
}

function Faulty(): never {
  runs.render();
  throw new Error('a fault');
}

function ahead(Component: ComponentType) {
  createRenderAhead({ store, queryClient: () => queryClient })(
    route,
    '/candidate/ruiz',
    loaded(Component),
  );
}

function loaded(Component: ComponentType): LoadedPage {
  const release = { remote: 'results', manifest: aManifest(['Candidate']) };
  return { Page: Component, onEnter: undefined, release } as unknown as LoadedPage;
}

const idle = () => new Promise((resolve) => setTimeout(resolve, 100));
