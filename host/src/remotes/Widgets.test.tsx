/** @jest-environment jest-fixed-jsdom */
import type { SiteRemote } from '@donate-impact/shared/contract';
import { selectAnswers, useAppSelector } from '@donate-impact/shared/preferences';
import { useQuery } from '@donate-impact/shared/provided/reactQuery';
import { ExtensionPoint } from '@donate-impact/shared/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { aLoader } from './testing/aLoader';
import { siteRemotes } from './testing/siteRemotes';
import { visitPage } from './testing/visitPage';

const wizard = { remote: 'wizard', page: 'Wizard' } as const;
const words = 'Your matches will be here';
let isFaulty = false;
let isEmpty = false;
let parts = aLoader();

beforeEach(() => {
  jest.useFakeTimers();
  readCount.mockReset();
  isFaulty = false;
  isEmpty = false;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  parts = aLoader();
  serveWidget(async () => LeadingMatches);
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('shows a widget of another remote once the browser is idle', async () => {
  await visit();
  expect(screen.getByText(words)).toBeVisible();
  expect(parts.getModule.mock.calls).toEqual([['wizard/Wizard', 'new']]);

  expect(await screen.findByText('0 issues so far')).toBeVisible();

  expect(place()).toContainElement(screen.getByText('0 issues so far'));
  expect(screen.getByText(words)).not.toBeVisible();
  expect(parts.reportFailure).not.toHaveBeenCalled();
});

it('keeps the words of the page when the widget fails, and closes the place when the visitor goes on', async () => {
  serveWidget(() => Promise.reject(new Error('a fault')));
  const { router } = await visit();
  await expectReport();
  expect(place()).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();

  await act(() => router.navigate('/', { state: { step: 1 } }));

  expect(place()).not.toBeVisible();
});

it('contains what it throws later: the page stays, and the place closes when the visitor goes on', async () => {
  const { router, rerender } = await visit();
  await screen.findByText('0 issues so far');

  isFaulty = true;
  await rerender();

  const message = 'planted (in the extension point leading-matches)';
  expect(parts.reportFailure.mock.calls).toEqual([
    [expect.objectContaining({ remote: 'results', phase: 'render', message })],
  ]);
  expect(screen.getByRole('heading')).toHaveTextContent('Step 1');
  expect(screen.getByText(words)).toBeVisible();
  await act(() => router.navigate('/', { state: { step: 1 } }));
  expect(place()).not.toBeVisible();
});

it('closes the place when the visitor goes on and the widget shows nothing, and opens it when it does', async () => {
  isEmpty = true;
  const { router, rerender } = await visit();
  await untilIdle();

  await act(() => router.navigate('/', { state: { step: 1 } }));
  expect(place()).not.toBeVisible();
  isEmpty = false;
  await rerender();

  await waitFor(() => expect(place()).toBeVisible());
});

it('keeps the place open while its data is on its way, so that the visitor who has gone on sees what arrives', async () => {
  const { router, arrive } = await visitWithLateData();

  await act(() => router.navigate('/', { state: { step: 1 } }));
  expect(place()).toBeVisible();
  await arrive();

  expect(await screen.findByText('3 candidates')).toBeVisible();
});

it('closes the place at the next step when its data has failed after the visitor went on', async () => {
  const { router, fail } = await visitWithLateData();

  await act(() => router.navigate('/', { state: { step: 1 } }));
  await fail();
  expect(screen.getByText(words)).toBeVisible();
  await act(() => router.navigate('/', { state: { step: 2 } }));

  expect(place()).not.toBeVisible();
});

it('requests nothing for visitors who save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { router } = await visit();
  await untilIdle();

  await act(() => router.navigate('/', { state: { step: 1 } }));

  expect(parts.getModule.mock.calls).toEqual([['wizard/Wizard', 'new']]);
  expect(place()).not.toBeVisible();
});

it('shows as many widgets as the place has room for, in the order of the remotes, each once those before it are there', async () => {
  let arrive = () => {};
  const isThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  declareWizard({ page: 'Wizard', most: 2 }, ['off', 'first', 'second', 'third']);
  serveWidget(async (id) => {
    if (!id.startsWith('first')) return Second;
    await isThere;
    return First;
  });
  await visit();
  await waitFor(() => expect(parts.getModule).toHaveBeenCalledWith('second/LeadingMatches', 'new'));
  expect(place()).toHaveTextContent(/^Your matches will be here$/);

  await act(async () => arrive());

  expect(place()).toHaveTextContent(/^Your matches will be hereFirstSecond$/);
});

it('shows the others when one fails', async () => {
  declareWizard({ page: 'Wizard', most: 2 }, ['first', 'second']);
  serveWidget(async (id) => {
    if (id.startsWith('first')) throw new Error('a fault');
    return Second;
  });
  await visit();

  await expectReport();
  await waitFor(() => expect(place()).toHaveTextContent(/^Your matches will be hereSecond$/));
});

it('shows no widget while the page gives a wrong context, reports that once, and shows them when the page corrects it', async () => {
  declareWizard({ page: 'Wizard', context: { step: 'number' }, most: 2 }, ['first', 'second']);
  serveWidget(async () => NumberOfStep);
  await visit();
  await waitFor(() => expect(parts.reportFailure).toHaveBeenCalled());
  expect(place()).toHaveTextContent(new RegExp(`^${words}$`));
  const message = 'the context has no number step (in the extension point leading-matches)';
  expect(parts.reportFailure.mock.calls).toEqual([
    [expect.objectContaining({ remote: 'wizard', phase: 'render', message })],
  ]);

  await act(async () => place()?.setAttribute('data-context', '{"step":2}'));

  expect(screen.getAllByText('Step 2 of 3')).toHaveLength(2);
  expect(screen.getByText(words)).not.toBeVisible();
});

it('shows a widget in a page whose release names only the page of the place', async () => {
  declareWizard('Wizard', ['results']);
  serveWidget(async () => LeadingMatches);
  await visit();

  expect(await screen.findByText('0 issues so far')).toBeVisible();
});

it('does nothing when the release of the page has no such place', async () => {
  parts.getModule.mockResolvedValue({ Wizard: WizardBeforeWidgets });

  await visit();
  await untilIdle();

  expect(parts.getModule.mock.calls).toEqual([['wizard/Wizard', 'new']]);
});

/** Declares the place in the wizard as given, and a widget for it of each of these remotes. */
function declareWizard(
  point: NonNullable<SiteRemote['extensionPoints']>[string],
  owners: readonly string[],
) {
  const [, wizard, results] = siteRemotes as [SiteRemote, SiteRemote, SiteRemote];
  parts = aLoader([
    { ...wizard, extensionPoints: { 'leading-matches': point } },
    ...owners.map((name) => ({ ...results, name, ...(name === 'off' && { release: null }) })),
  ]);
}

const place = () => document.querySelector<HTMLElement>('[data-extension-point]');

/** Serves the wizard's page, and what `load` gives as the widget of each remote. */
function serveWidget(load: (id: string) => Promise<ComponentType<{ step: number }>>) {
  parts.getModule.mockImplementation(async (id) =>
    id.endsWith('Wizard') ? { Wizard } : { LeadingMatches: await load(id) },
  );
}

const untilIdle = () => act(() => jest.advanceTimersByTimeAsync(300));

/** The report waits for a visitor who may be leaving the page. */
async function expectReport() {
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(parts.reportFailure).toHaveBeenCalled();
}

function Wizard() {
  return (
    <div data-boundary="wizard">
      <h1>Step 1</h1>
      <ExtensionPoint name="leading-matches">
        <p>{words}</p>
      </ExtensionPoint>
    </div>
  );
}

function WizardBeforeWidgets() {
  return <h1>Step 1</h1>;
}

let renderAgain = () => {};

function LeadingMatches() {
  const { issues } = useAppSelector(selectAnswers);
  const [, setCount] = useState(0);
  renderAgain = () => setCount((count) => count + 1);
  if (isFaulty) throw new Error('planted');
  if (isEmpty) return null;
  return <p data-boundary="results">{issues.length} issues so far</p>;
}

const NumberOfStep = ({ step }: { step: number }) => (
  <p data-boundary="results">Step {step} of 3</p>
);
const First = () => <p data-boundary="first">First</p>;
const Second = () => <p data-boundary="second">Second</p>;

const readCount = jest.fn<Promise<number>, []>();

function CountOfCandidates() {
  const { data } = useQuery({ queryKey: ['candidates'], queryFn: readCount, retry: false });
  return data ? <p data-boundary="results">{data} candidates</p> : null;
}

/** A visit with a widget that reads data, and functions that end the request for that. */
async function visitWithLateData() {
  let arrive = (_count: number) => {};
  let fail = (_error: Error) => {};
  readCount.mockImplementation(
    () =>
      new Promise<number>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  serveWidget(async () => CountOfCandidates);
  const { router } = await visit();
  await waitFor(() => expect(readCount).toHaveBeenCalled());
  return {
    router,
    arrive: () => act(async () => arrive(3)),
    fail: () => act(async () => fail(new Error('a fault'))),
  };
}

async function visit() {
  await parts.loader.loadPage(wizard);
  const { router } = await visitPage(parts.loader, wizard);
  return { router, rerender: () => act(async () => renderAgain()) };
}
