import { createQueryClient } from '@donate-impact/shared/app';
import * as provided from '@donate-impact/shared/provided/reactQuery';
import { QueryClientProvider } from '@donate-impact/shared/provided/reactQuery';
import { act, render, screen } from '@testing-library/react';
import { createQueries } from './createQueries';

const read = jest.fn<Promise<string>, []>();
const options = { queryKey: ['news'], queryFn: read, retry: false };

beforeEach(() => read.mockReset().mockResolvedValue('the news'));

it('lends all of React Query that the site uses, its hooks with the client of the tab', () => {
  const lent = createQueries().reactQuery;

  const changed = Object.entries(provided).filter(
    ([name, part]) => Reflect.get(lent, name) !== part,
  );

  expect(Object.keys(lent)).toEqual(Object.keys(provided));
  expect(changed.map(([name]) => name)).toEqual(
    Object.keys(provided).filter((name) => name.startsWith('use')),
  );
});

it('gives pages without a provider around them the client of the tab', async () => {
  const { client, Page } = aTab();

  render(<Page />);

  expect(await screen.findByText('the news')).toBeVisible();
  expect(client.getQueryData(['news'])).toBe('the news');
});

it('gives pages inside a provider of their own the client of that', async () => {
  const { client, Page } = aTab();
  const own = createQueryClient();

  render(
    <QueryClientProvider client={own}>
      <Page />
    </QueryClientProvider>,
  );

  expect(await screen.findByText('the news')).toBeVisible();
  expect(own.getQueryData(['news'])).toBe('the news');
  expect(client.getQueryData(['news'])).toBeUndefined();
});

it('reads again what failed when the connection is back', async () => {
  const { Page } = aTab();
  read.mockRejectedValueOnce(new Error('a fault'));
  render(<Page />);
  expect(await screen.findByText('failed')).toBeVisible();

  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });

  expect(await screen.findByText('the news')).toBeVisible();
});

it('tells of each query that fails', async () => {
  const onError = jest.fn();
  const { Page } = aTab(onError);
  const error = new Error('a fault');
  read.mockRejectedValue(error);

  render(<Page />);

  expect(await screen.findByText('failed')).toBeVisible();
  expect(onError.mock.calls[0]?.[0]).toBe(error);
});

function aTab(onError?: (error: Error) => void) {
  const { client, reactQuery } = createQueries(onError);
  // biome-ignore lint/correctness/noComponentHookFactories: each test creates it once
  function Page() {
    const { data, isError } = reactQuery.useQuery(options);
    return <p>{isError ? 'failed' : String(data ?? '')}</p>;
  }
  return { client, Page };
}
